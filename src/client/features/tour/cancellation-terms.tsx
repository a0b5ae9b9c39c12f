import type { InsolvencyCover as Cover } from '../../../shared/market/market.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { Cancellation } from './cancellation.tsx'
import styles from './cancellation-terms.module.css'
import { InsolvencyCover, PackageTravel } from './legal.tsx'

/** What a cancellation costs, and what the law gives a traveller. */
export function CancellationTerms({ tour, startDate, cover }: { tour: TourDetails; startDate?: string; cover?: Cover }) {
  return (
    <div className={styles.terms}>
      <Cancellation tour={tour} startDate={startDate} />
      <div>
        <PackageTravel />
        {cover && <InsolvencyCover cover={cover} />}
      </div>
    </div>
  )
}
