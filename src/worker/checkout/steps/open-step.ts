import { resolveStep } from '../../../shared/checkout/steps/steps.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { textIn } from '../../../shared/language.ts'
import { pageTextsOf } from '../../../shared/texts/page-texts.ts'
import { translator } from '../../../shared/texts/texts.ts'
import type { CheckoutContext } from '../context.ts'
import { prefetchRights, prefetchSchedules } from '../payment/payment-facts.ts'
import { reconcilePaymentSession } from '../payment/reconcile-payment-session.ts'
import { agreedChange } from '../trip/change.ts'
import { completedSteps } from '../trip/completion.ts'
import { loadEntryFacts, loadTripFacts, type TripFacts } from '../trip/facts.ts'
import { plannedParts } from '../trip/planned-parts.ts'
import { followTrip } from '../trip/trip.ts'
import { stepsOf } from './frame.ts'
import { stepHref, tourHref } from './step-href.ts'

export type Opened =
  | { kind: 'open'; facts: TripFacts }
  | { kind: 'redirect'; to: string; setCookie: string | undefined }
  | { kind: 'not-found' }

/** Too late, or an agency that may no longer book: a page of status 400 in the market's words (rule 41). */
export function requireOpening(
  { market, place }: CheckoutContext,
  { opening, tour, entry }: Pick<TripFacts, 'opening' | 'tour' | 'entry'>,
): void {
  if (opening.kind === 'open') return
  const { messages } = market.checkout
  const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, place.language)?.text
  const [title, detail] =
    opening.kind === 'window-closed'
      ? [say(messages.invalidBookingWindowTitle), say(messages.invalidBookingWindowMessage)]
      : [say(messages.inactiveAgencyErrorTitle), say(messages.inactiveAgencyErrorMessage)]
  const t = translator(pageTextsOf(market.texts, place.language, ['checkout']), place.locale)
  throw new AppError('VALIDATION_FAILED', opening.kind, {
    status: 400,
    ...(title && { title }),
    ...(detail && { detail }),
    ...(opening.kind === 'window-closed' &&
      entry.kind === 'checkout' &&
      tour && { wayOn: { text: t('checkout.availability.otherDates'), href: tourHref(place, tour.id) } }),
  })
}

/** The entry guard (rule 40) and the order of the steps (rule 46). */
export async function openStep(context: CheckoutContext, checkoutId: string, step: StepName): Promise<Opened> {
  const trip = followTrip(context, checkoutId, step === 'traveller-details' ? 'traveller-page' : 'page')
  if (step === 'payment') {
    prefetchSchedules(context, trip)
    prefetchRights(context, trip)
  }
  const entry = await loadEntryFacts(context, trip)
  await reconcilePaymentSession(context, entry)
  const { setCookie } = entry.browser
  if (entry.entry.kind === 'not-found') return { kind: 'not-found' }
  if (entry.entry.kind === 'confirmation')
    return { kind: 'redirect', to: stepHref(context.place, checkoutId, 'payment-successful'), setCookie }
  const facts = await loadTripFacts(context, entry)
  requireOpening(context, facts)
  if (entry.entry.kind === 'modifications') {
    if (step === 'payment' && (agreedChange(entry)?.money.due.amount ?? 0) > 0) return { kind: 'open', facts }
    return { kind: 'redirect', to: stepHref(context.place, checkoutId, 'modifications'), setCookie }
  }
  const way = resolveStep(step, stepsOf(context, facts), completedSteps(facts, context.market.checkout.steps, plannedParts(facts)))
  if (way.kind === 'stay') return { kind: 'open', facts }
  return { kind: 'redirect', to: stepHref(context.place, checkoutId, way.to, { notice: 'earlier-step-incomplete' }), setCookie }
}
