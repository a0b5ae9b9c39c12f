import type { DayPlanEntry, TourDetails } from '../../../../shared/provider/discovery.ts'
import type { Translate } from '../../../../shared/texts/texts.ts'
import { useTranslate } from '../../../place.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { worthNaming } from '../day-facts.ts'
import styles from './new-tour-story.module.css'
import type { Chapter } from './stop-chapters.ts'

/** What the day holds and where it ends, in one line. */
function lineOf(day: DayPlanEntry, t: Translate): string[] {
  const { transport, accommodation, place } = day
  const named = worthNaming(day).flatMap(({ name, text }) => (text ? [] : [name]))
  const way = transport && [
    t(`tour.transport.${transport.type}`),
    t('tour.distance', { kilometres: transport.kilometres }),
    t('tour.duration', { hours: Math.floor(transport.minutes / 60), minutes: transport.minutes % 60 }),
  ]
  const night = accommodation && [
    `${accommodation.name}, ${place}`,
    ...(accommodation.meals.length > 0 ? [accommodation.meals.join(', ')] : []),
  ]
  return [...named, ...(way ? [way.join(', ')] : []), ...(night ?? [])]
}

/** Each picture in another crop than the one before, so that no two spreads look alike. */
const crops = ['wide', 'left', 'right'] as const

export function NewTourStory({ tour, chapters }: { tour: TourDetails; chapters: readonly Chapter[] }) {
  const t = useTranslate()
  let pictured = 0
  return (
    <div className={styles.story}>
      <p className={styles.lead}>{tour.summary}</p>
      <p className={styles.effort}>{tour.difficulty.text}</p>
      {chapters.map(({ id, place, days, picture }) => {
        const crop = picture ? (crops[pictured++ % crops.length] ?? 'wide') : undefined
        const [first] = days
        return (
          <section key={id} id={id} className={classNames(styles.chapter, crop && styles[crop])} aria-labelledby={`${id}-title`}>
            {picture && crop && (
              <Picture
                src={picture.url}
                alt={picture.caption}
                sizes={crop === 'wide' ? '(min-width: 64rem) 62vw, 100vw' : '(min-width: 64rem) 30vw, 100vw'}
                ratio={crop === 'wide' ? 'wide' : 'portrait'}
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <header className={styles.head}>
                <h2 id={`${id}-title`}>{place}</h2>
                <p>{t('newTour.days', { from: first?.day ?? 1, to: days.at(-1)?.day ?? 1, count: days.length })}</p>
              </header>
              {days.map((day) => {
                const line = lineOf(day, t)
                return (
                  <div key={day.day} className={styles.day}>
                    <h3>
                      <span className={styles.number}>
                        <span className="hidden-visually">{t('tour.day')} </span>
                        {day.day}
                      </span>{' '}
                      {day.title}
                    </h3>
                    <p>
                      {day.text}
                      {worthNaming(day).map(({ name, text }) => text && <span key={name}>{` ${name}: ${text}`}</span>)}
                    </p>
                    {line.length > 0 && (
                      <ul className={styles.line}>
                        {line.map((part) => (
                          <li key={part}>{part}</li>
                        ))}
                      </ul>
                    )}
                  </div>
                )
              })}
            </div>
          </section>
        )
      })}
    </div>
  )
}
