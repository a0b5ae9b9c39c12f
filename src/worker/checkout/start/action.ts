import { AppError } from '../../../shared/errors/app-error.ts'
import type { PageData, RefusedStart } from '../../../shared/page.ts'
import { isoDate, parseRooms, startItinerary } from '../../../shared/provider/discovery.ts'
import type { Action, LoadContext, Loaded } from '../../loaders/loader.ts'
import { loadTour } from '../../loaders/tour.ts'
import { valuesOf } from '../steps/step-forms.ts'
import { stepHref } from '../steps/step-href.ts'
import { startCheckout } from './start.ts'

/** The tour page again, asking for the same dates, with why none of them started a checkout. */
async function showRefused(
  context: LoadContext,
  values: ReadonlyMap<string, string>,
  refused: RefusedStart,
): Promise<Loaded<PageData<'tour'>>> {
  const query = new URLSearchParams({
    tripId: values.get('tripId') ?? context.query.get('tripId') ?? '',
    rooms: values.get('rooms') ?? '',
    month: values.get('month') ?? '',
  })
  const page = await loadTour({ ...context, query })
  if (page.kind !== 'data' || !page.data.dates) return page
  return { kind: 'data', status: 422, data: { ...page.data, dates: { ...page.data.dates, refused } } }
}

/** The dates form of a tour page without JavaScript (rule 35): 303 into the checkout, else the page again with what was chosen (rule 48). A market without a checkout takes none. */
export const startAction: Action<PageData<'tour'>> = async (context, form) => {
  if (!context.market.featureFlags.enableCustomCheckout) return { kind: 'not-allowed' }
  const values = valuesOf(form)
  const startDate = isoDate.safeParse(values.get('startDate')).data
  const parsed = startItinerary.safeParse({
    tripId: values.get('tripId') ?? context.query.get('tripId'),
    startDate,
    rooms: parseRooms(values.get('rooms')) ?? [],
  })
  if (!parsed.success) return showRefused(context, values, { reason: 'missing', ...(startDate && { startDate }) })
  try {
    const { checkoutId, setCookie } = await startCheckout(context, parsed.data)
    return { kind: 'redirect', to: stepHref(context.place, checkoutId, 'checkout'), ...(setCookie && { setCookies: [setCookie] }) }
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 422) throw error
    return showRefused(context, values, { reason: 'refused', startDate: parsed.data.startDate })
  }
}
