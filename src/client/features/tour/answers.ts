import '../../browser/zod-jitless.ts'
import { departures, startedItinerary } from '../../../shared/provider/discovery.ts'

/** The schemas of what the dates picker is answered: a chunk of its own, fetched with the first question. */
export const answers = { departures, startedItinerary }
