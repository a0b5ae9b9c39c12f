import type { TourTeaser } from '../../shared/page.ts'
import type { TourSummary } from '../../shared/provider/discovery.ts'

/** Where a tour begins is carried only to a map. */
export const toTeaser = ({ start, ...card }: TourSummary): TourTeaser => card
