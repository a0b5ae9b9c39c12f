import { MinuteCache } from '../../provider/minute-cache.ts'
import type { CheckoutContext } from '../context.ts'
import type { Tour } from '../object/answer-cache.ts'
import { audienceOf } from './audience.ts'

const tours = new MinuteCache<Tour>()

/** The part of the tour that the frame of a step shows. The checkout works without it. */
export async function tourOf(context: Pick<CheckoutContext, 'send' | 'market' | 'place'>, tripId: string): Promise<Tour | undefined> {
  try {
    return await tours.get([...audienceOf(context), tripId], async () => {
      const { id, tourType, pictures } = await context.send('discovery/tour-details', { query: { tripId } })
      return { id, tourType, pictures: pictures.slice(0, 1) }
    })
  } catch {
    return undefined
  }
}
