import { type Interest, interests, paces } from '../../../shared/design/answers.ts'
import { routeLimits } from '../../../shared/design/limits.ts'
import { useTranslate } from '../../place.tsx'
import { AnswerError, errorProps, Question, type QuestionProps, radioErrorProps } from './question.tsx'
import { Tile } from './tile.tsx'
import styles from './what-question.module.css'

/** Scenes that no region shows. */
const scenes: Record<Interest, string> = {
  fjord: 'fjord-6',
  alpine: 'alpine-7',
  coast: 'coast-8',
  islands: 'islands-3',
  'old-town': 'old-town-4',
  city: 'city-6',
  vineyard: 'vineyard-4',
  forest: 'forest-3',
  savannah: 'savannah-5',
  desert: 'desert-6',
  'northern-lights': 'northern-lights-2',
}

export function WhatQuestion({ data: { values }, problems }: QuestionProps) {
  const t = useTranslate()
  return (
    <Question name="what">
      <AnswerError problems={problems} field="interest" />
      <fieldset className={styles.group}>
        <legend>{t('design.interests', { max: routeLimits.interests.max })}</legend>
        <div className={styles.interests}>
          {interests.map((interest, index) => (
            <Tile
              key={interest}
              type="checkbox"
              id={index === 0 ? 'answer-interest' : `answer-interest-${index}`}
              name="interest"
              value={interest}
              label={t(`design.interest.${interest}`)}
              scene={scenes[interest]}
              defaultChecked={values.interest?.includes(interest) ?? false}
              {...errorProps(problems, 'interest')}
            />
          ))}
        </div>
      </fieldset>
      <AnswerError problems={problems} field="pace" />
      <fieldset className={styles.group}>
        <legend>{t('design.pace')}</legend>
        <div className={styles.paces}>
          {paces.map((pace, index) => (
            <label key={pace} className={styles.pace}>
              <input
                type="radio"
                id={index === 0 ? 'answer-pace' : `answer-pace-${pace}`}
                name="pace"
                value={pace}
                defaultChecked={values.pace?.includes(pace) ?? false}
                {...radioErrorProps(problems, 'pace')}
              />
              <span>
                <b>{t(`design.pace.${pace}`)}</b>
                <span className={styles.paceText}>{t(`design.paceText.${pace}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Question>
  )
}
