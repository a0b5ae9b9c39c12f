import {
  type CheckedComponent,
  carryChanges,
  isAnsweredByLeaving,
  isHeldUpByExtra,
  toAvailabilityView,
} from '../../../shared/checkout/steps/availability/availability.ts'
import { answersByLeaving } from '../../../shared/checkout/steps/availability/change-answer.ts'
import type { AvailabilityView } from '../../../shared/checkout/steps/availability/page.ts'
import { atNewTotal, packageId, wholeTripChange } from '../../../shared/checkout/steps/availability/whole-trip.ts'
import { toPriceSummary } from '../../../shared/checkout/trip/price-summary.ts'
import type { Money } from '../../../shared/format/money.ts'
import type { AvailabilityCheck } from '../../../shared/provider/availability-check.ts'
import { href } from '../../../shared/routing/href.ts'
import { providerAddress } from '../../provider/environment.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import { extrasOf } from '../steps/frame.ts'
import { stepHref } from '../steps/step-href.ts'
import { acceptedOf } from './completion.ts'
import { type EntryFacts, loadTripFacts, type TripFacts } from './facts.ts'
import { tripParts } from './trip-parts.ts'

type Summary = AvailabilityCheck['summary']

const wholeTrip = (title: string, prices: { price: Money; previousPrice: Money }): Summary['components'][number] => ({
  id: packageId,
  componentType: 'Package',
  status: 'Open',
  nonBookable: false,
  nonBookableReason: '',
  ...prices,
  name: title,
  serviceLevelName: '',
  locationName: '',
  startDate: '',
  endDate: '',
  alternativesSearchUrl: '',
  isBooked: false,
  isOnRequest: false,
  isPlaceholder: false,
})

const isChanged = ({ price, previousPrice }: Pick<CheckedComponent, 'price' | 'previousPrice'>) =>
  price && previousPrice && price.amount !== previousPrice.amount

/** Asks the provider again and keeps the answer, so that no change is lost before the traveller has agreed to it (rule 69). */
export async function runCheck({ send, env }: CheckoutContext, facts: EntryFacts): Promise<Summary> {
  const { checkoutId, details, record } = facts
  const { summary } = await send('checkout/availabilityCheck', { checkoutId, body: {} })
  const earlier = record.check?.summary.components ?? []
  const components = carryChanges(summary.components, earlier, acceptedOf(record))
  const whole = wholeTripChange(
    earlier.find(({ id }) => id === packageId),
    acceptedOf(record).get(packageId),
    {
      before: details.prices.discountedPackagePrice,
      after: summary.prices.discountedPackagePrice,
      isToldByParts: components.some(isChanged),
    },
  )
  if (whole) components.push(wholeTrip(details.itinerary.title, whole))
  const checked = { ...summary, components }
  await checkoutObjectOf(env, checkoutId).keepCheck(checked)
  return checked
}

/** Of a check that still tells what there was, and holds no more. */
const longAgo = 0

/**
 * A code or an extra has moved the total: a change that is still to be answered is shown at the price that holds now. `isOutdated`: what
 * stood in the way may be gone.
 */
export async function moveCheck(
  { env }: Pick<CheckoutContext, 'env'>,
  { checkoutId, details, record }: EntryFacts,
  total: Money,
  isOutdated = false,
) {
  const { check } = record
  const by = total.amount - details.prices.discountedPackagePrice.amount
  if (!check || (by === 0 && !isOutdated)) return
  const components = atNewTotal(check.summary.components, acceptedOf(record).get(packageId), by)
  await checkoutObjectOf(env, checkoutId).keepCheck({ ...check.summary, components }, isOutdated ? longAgo : check.at)
}

/** A part was taken out. */
export const outdateCheck = async ({ env }: Pick<CheckoutContext, 'env'>, { checkoutId, record: { check } }: EntryFacts) => {
  if (check) await checkoutObjectOf(env, checkoutId).keepCheck(check.summary, longAgo)
}

export const isCheckedExtraLost = ({ record }: Pick<EntryFacts, 'record'>): boolean =>
  isHeldUpByExtra(record.check?.summary.components ?? [])

/** The trip and its check, asked for together. What has left the trip since the last check was swapped or left out: that is an answer too, and stored. */
export async function checkTrip(context: CheckoutContext, entry: EntryFacts): Promise<{ facts: TripFacts; summary: Summary }> {
  const [facts, summary] = await Promise.all([loadTripFacts(context, entry), runCheck(context, entry)])
  const before = entry.record.check?.summary.components ?? []
  const left = answersByLeaving(before.filter(isAnsweredByLeaving), summary.components, tripParts(facts))
  if (left.length === 0) return { facts, summary }
  await checkoutObjectOf(context.env, facts.checkoutId).keepChangeAnswers(left)
  const earlier = facts.record.answers.filter(({ componentId }) => left.every((each) => each.componentId !== componentId))
  return { facts: { ...facts, record: { ...facts.record, answers: [...earlier, ...left] } }, summary }
}

/** The provider's page for other offers, told where to lead back to. */
function withGoto(address: string, back: string): string {
  const url = new URL(address)
  url.searchParams.set('goto', back)
  return url.href
}

/** A check as the page shows it, with the price of the moment; alternatives open inside our own page (rule 70). */
export function toCheckView(
  { place, env, market, request, today }: CheckoutContext,
  facts: TripFacts,
  summary: Summary,
  at: number,
  prices = facts.details.prices,
): AvailabilityView {
  const view = toAvailabilityView(summary, tripParts(facts), acceptedOf(facts.record), {
    price: toPriceSummary(prices, extrasOf(facts), undefined, facts.record.shownPrice),
    answers: facts.record.answers,
    checkedAt: new Date(at).toISOString(),
    today,
  })
  const back = `${new URL(request.url).origin}${stepHref(place, facts.checkoutId, 'availability')}`
  return {
    ...view,
    parts: view.parts.map(({ alternativesHref, ...part }) => ({
      ...part,
      ...(alternativesHref !== undefined &&
        providerAddress(env, market.provider.key, request, alternativesHref) && {
          alternativesHref: href('module-replacement-frame', place, place.site, { encodedUrl: withGoto(alternativesHref, back) }),
        }),
    })),
  }
}
