import type { CheckoutFrame, StepView } from '../../../shared/checkout/steps/frame.ts'
import { toSeenText } from '../../../shared/checkout/steps/seen.ts'
import { nextStep, previousStep, shownSteps, stepStates } from '../../../shared/checkout/steps/steps.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import { cancellationTerms } from '../../../shared/checkout/trip/cancellation-terms.ts'
import { type Extra, toPriceSummary } from '../../../shared/checkout/trip/price-summary.ts'
import type { Money } from '../../../shared/format/money.ts'
import { unbroken } from '../../../shared/format/phone.ts'
import { initialsOf } from '../../../shared/forms/initials.ts'
import { textIn } from '../../../shared/language.ts'
import { accessOf } from '../../../shared/visitor/access.ts'
import type { CheckoutContext } from '../context.ts'
import { linkViews } from '../resume/link-views.ts'
import { completedSteps } from '../trip/completion.ts'
import type { TripFacts } from '../trip/facts.ts'
import { plannedParts } from '../trip/planned-parts.ts'
import { stepHref, tourHref } from './step-href.ts'

type Insured = { details: Pick<TripFacts['details'], 'insurances'> }

export const stepsOf = (
  { market }: Pick<CheckoutContext, 'market'>,
  facts: Pick<TripFacts, 'upsellOffers' | 'baseServices' | 'questions'> & Insured,
): StepName[] =>
  shownSteps(market.checkout.steps, {
    hasUpsells: facts.upsellOffers.length > 0,
    hasBaseServices: facts.baseServices.length > 0,
    hasInsurances: facts.details.insurances.length > 0,
    hasQuestions: facts.questions.length > 0,
  })

type Taken = Pick<TripFacts, 'upsells' | 'baseServices'> & Insured

export function extrasOf({ upsells, baseServices, details }: Taken): Extra[] {
  return [
    ...upsells.map(({ name, salesPrice }): Extra => ({ kind: 'upsell', name, amount: salesPrice })),
    ...baseServices.flatMap(({ name, serviceCategories }) =>
      serviceCategories
        .filter(({ selected }) => selected)
        .map(({ salesPrice }): Extra => ({ kind: 'base-service', name, amount: salesPrice })),
    ),
    ...details.insurances.map(({ name, salesPrice }): Extra => ({ kind: 'insurance', name, amount: salesPrice })),
  ]
}

const pageName = () => crypto.randomUUID().slice(0, 8)

function traveller({ details, record }: TripFacts, locale: string) {
  if (!record.isOwner) return { firstName: '', initials: '' }
  const { contactInfo, paxInfo } = details.travelerDetails
  const person = contactInfo?.firstName ? contactInfo : paxInfo[0]
  const { firstName = '', lastName = '' } = person ?? {}
  return { firstName, initials: initialsOf(firstName, lastName, locale) }
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** What every step shows around its form. */
export function toFrame(context: CheckoutContext, facts: TripFacts, active: StepName | undefined, payNow?: Money): CheckoutFrame {
  const { market, place, today } = context
  const { checkoutId, details, itinerary, tour, agency, record } = facts
  const shown = stepsOf(context, facts)
  const completed = completedSteps(facts, market.checkout.steps, plannedParts(facts))
  const steps = stepStates(shown, completed, active).map(
    (step, index): StepView => ({ ...step, number: index + 1, href: stepHref(place, checkoutId, step.name) }),
  )
  const previous = active && previousStep(shown, active)
  const next = active && nextStep(shown, active)
  const message = (
    key: 'invalidPhoneNumber' | 'invalidDate' | 'invalidDateMin' | 'invalidDateMax' | 'invalidInteger' | 'missingRequiredFields',
  ) => textIn(market.checkout.messages[key], place.language)?.text ?? ''
  const startDate = itinerary.startDate || details.itinerary.startDate
  const endDate = itinerary.endDate || details.itinerary.endDate
  const stops = (itinerary.modules.length > 0 ? itinerary.modules : details.itinerary.modules).flatMap((module) =>
    module.legs.flatMap(({ stop }) => stop?.stopLocation?.name ?? []),
  )
  const stay = facts.accommodations.flatMap(({ pictures }) => pictures).find(({ image }) => image?.url)
  const picture = tour?.pictures[0] ?? (stay?.image && { url: stay.image.url, caption: stay.caption })
  return {
    checkoutId,
    title: itinerary.title || details.itinerary.title,
    startDate,
    endDate,
    nights: Math.max(0, daysBetween(startDate, endDate)),
    ...(picture && { picture }),
    ...(tour && { tourType: tour.tourType }),
    route: stops.filter((name, index) => name !== stops[index - 1]),
    rooms: itinerary.allocatedPax?.rooms ?? [],
    price: toPriceSummary(details.prices, extrasOf(facts), payNow, record.shownPrice),
    cancellation: cancellationTerms(startDate, itinerary.cancellationPolicy?.cancellations ?? [], today),
    parts: plannedParts(facts).map(({ kind, name, startDate: date }) => ({ kind, name, ...(date && { startDate: date }) })),
    steps,
    seen: active ? toSeenText({ step: active, number: record.revisions[active]?.number ?? 0, page: pageName() }) : '',
    ...(tour && { tourHref: tourHref(place, tour.id) }),
    ...(previous && { previousHref: stepHref(place, checkoutId, previous) }),
    ...(next && { nextHref: stepHref(place, checkoutId, next) }),
    ...traveller(facts, place.locale),
    access: accessOf(record, details),
    takesCodes: record.isOwner && facts.entry.kind === 'checkout',
    links: linkViews(place, record.links),
    channel: facts.channel,
    ...(facts.channel === 'B2B' && agency && { agency: { name: agency.legalName || agency.shortName } }),
    bookingWindowEnd: details.bookingWindowEnd,
    today,
    messages: {
      invalidPhoneNumber: message('invalidPhoneNumber'),
      invalidDate: message('invalidDate'),
      invalidDateMin: message('invalidDateMin'),
      invalidDateMax: message('invalidDateMax'),
      invalidInteger: message('invalidInteger'),
      missingRequiredFields: message('missingRequiredFields'),
    },
    helpPhone: unbroken(market.checkout.helpPhone),
  }
}
