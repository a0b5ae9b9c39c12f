import type { TourTeaser } from '../../shared/page.ts'
import { MemoisedPart } from '../memoised-part.tsx'
import { useHref, useTranslate } from '../place.tsx'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import { FromPrice } from '../ui/price.tsx'
import { SaveButton } from './save-button.tsx'
import styles from './tour-card.module.css'

type TourCardProps = { tour: TourTeaser; sizes: string; ratio?: 'scene' | 'portrait'; first?: boolean; level?: 2 | 3; className?: string }

/** `Bergen – Flåm – Ålesund`; a long way is told by its first three and last stop. No line begins with a dash. */
export const routeInWords = (route: readonly string[]): string =>
  (route.length > 4 ? [...route.slice(0, 3), '…', route.at(-1)] : route).join('\u00a0– ')

export const TourCard = (props: TourCardProps) => (
  <MemoisedPart>
    <Card {...props} />
  </MemoisedPart>
)

function Card({ tour, sizes, ratio = 'scene', first, level = 3, className }: TourCardProps) {
  const href = useHref()
  const t = useTranslate()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.card, className)}>
      <Picture src={tour.picture.url} alt={tour.picture.caption} sizes={sizes} ratio={ratio} first={first} className={styles.picture} />
      <div className={styles.words}>
        <Title className={styles.title}>
          <a href={href('tour', {}, { tripId: tour.id })}>{tour.title}</a>
        </Title>
        <p className={styles.route}>{routeInWords(tour.route)}</p>
        <p className={styles.facts}>
          <span>
            {t('search.nights', { count: tour.nights })} · {t(`search.type${tour.tourType}`)}
          </span>
          <FromPrice value={tour.fromPrice} />
        </p>
      </div>
      <div className={styles.save}>
        <SaveButton id={tour.id} title={tour.title} />
      </div>
    </article>
  )
}
