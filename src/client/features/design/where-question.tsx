import { routeLimits } from '../../../shared/design/limits.ts'
import { useTranslate } from '../../place.tsx'
import { AnswerError, Question, type QuestionProps, radioErrorProps } from './question.tsx'
import { Tile } from './tile.tsx'
import styles from './where-question.module.css'

/** A region, and up to three of its countries: those of the chosen region show. */
export function WhereQuestion({ data: { regions, values }, problems }: QuestionProps) {
  const t = useTranslate()
  return (
    <Question name="where">
      <AnswerError problems={problems} field="region" />
      <AnswerError problems={problems} field="country" />
      <div className={styles.regions}>
        {regions.map((region, index) => (
          <div key={region.key} className={styles.region}>
            <Tile
              type="radio"
              id={index === 0 ? 'answer-region' : `answer-region-${index}`}
              name="region"
              value={region.key}
              label={region.name}
              scene={region.scene}
              defaultChecked={values.region?.includes(region.key) ?? false}
              {...radioErrorProps(problems, 'region')}
            />
            <fieldset className={styles.countries}>
              <legend>{t('design.countriesIn', { region: region.name, max: routeLimits.countries })}</legend>
              <div className={styles.chips}>
                {region.countries.map((country, at) => (
                  <label key={country.key} className={styles.chip}>
                    <input
                      type="checkbox"
                      id={
                        problems[0]?.field === 'country' && values.region?.includes(region.key) && at === 0 ? 'answer-country' : undefined
                      }
                      name="country"
                      value={country.key}
                      defaultChecked={values.country?.includes(country.key) ?? false}
                    />
                    <span>{country.name}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        ))}
      </div>
    </Question>
  )
}
