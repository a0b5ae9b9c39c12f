import type { RegionView } from '../../shared/page.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './region-mosaic.module.css'

export function RegionMosaic({ regions }: { regions: readonly RegionView[] }) {
  return (
    <ul className={styles.mosaic}>
      {regions.map((region) => (
        <li key={region.key}>
          <a href={region.href}>
            <Picture
              src={`/assets/artwork/${region.scene}`}
              alt=""
              sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 50vw, 100vw"
              ratio="fill"
              className={styles.picture}
            />
            <span className={styles.words}>
              <span className={styles.name}>{region.name}</span>
              <span className={styles.countries}>{region.countries.map(({ name }) => name).join(', ')}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
