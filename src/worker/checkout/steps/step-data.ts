import { toQuestionView } from '../../../shared/checkout/answers.ts'
import { isBlocking } from '../../../shared/checkout/availability.ts'
import type { BaseServiceView, CheckoutPageData, QuestionView, UpsellView } from '../../../shared/checkout/page-data.ts'
import { toForm } from '../../../shared/checkout/traveller-wire.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { textIn } from '../../../shared/language.ts'
import { processorOf } from '../../provider/environment.ts'
import { toCheckView } from '../check.ts'
import { freshCheck } from '../completion.ts'
import type { CheckoutContext } from '../context.ts'
import type { TripFacts } from '../facts.ts'
import { toFrame } from '../frame.ts'
import { loadPaymentFacts, payNowOf } from '../payment-facts.ts'
import { stepHref } from '../step-href.ts'
import { loadTravellerForm } from './traveller-form.ts'

type Build<Route extends keyof CheckoutPageData> = (context: CheckoutContext, facts: TripFacts) => Promise<CheckoutPageData[Route]>

export const travellerDetailsData: Build<'traveller-details'> = async (context, facts) => {
  const { details, record } = facts
  const form = await loadTravellerForm(context, facts)
  const nobody = { paxInfo: [] }
  return {
    ...toFrame(context, facts, 'traveller-details'),
    ...form,
    stored: toForm(
      record.isOwner ? details.travelerDetails : nobody,
      form.passengers.map(({ refId }) => refId),
    ),
  }
}

export const availabilityData: Build<'availability'> = async (context, facts) => {
  const check = freshCheck(facts.record)
  return { ...toFrame(context, facts, 'availability'), check: check && toCheckView(context, facts, check.summary, check.at) }
}

export const questionGroups = ({
  questions,
  record,
}: TripFacts): { componentId: string; productName: string; questions: QuestionView[] }[] =>
  questions.map((group) => ({
    componentId: group.componentId,
    productName: group.productName,
    questions: group.questions.map((question) => toQuestionView(group.componentId, question, record.isOwner)),
  }))

export const experiencesData: Build<'experiences'> = async (context, facts) => ({
  ...toFrame(context, facts, 'experiences'),
  groups: questionGroups(facts),
})

export const additionalOptionsData: Build<'additional-options'> = async (context, facts) => {
  const taken = new Map(facts.upsells.map(({ productRefId, serviceCategoryRefId }) => [productRefId, serviceCategoryRefId]))
  return {
    ...toFrame(context, facts, 'additional-options'),
    upsells: facts.upsellOffers.map(
      (offer): UpsellView => ({
        offerId: offer.offerId,
        name: offer.name,
        description: offer.description,
        pictures: offer.pictures.map(({ url, caption }) => ({ url, caption })),
        categories: offer.serviceCategories.map(({ serviceCategoryRefId, name, priceType, salesPrice }) => ({
          refId: serviceCategoryRefId,
          name,
          price: salesPrice,
          perTraveller: priceType === 'PricePerPax',
        })),
        required: offer.optOutPossible === false,
        selected: taken.get(offer.offerId) ?? defaultOf(offer),
      }),
    ),
    baseServices: facts.baseServices.map(
      ({ productRefId, name, description, serviceCategories }): BaseServiceView => ({
        productRefId,
        name,
        description,
        categories: serviceCategories.map((category) => ({
          refId: category.serviceCategoryRefId,
          name: category.serviceCategoryName,
          price: category.salesPrice,
          perTraveller: false,
          type: category.baseServiceType,
        })),
        selected: serviceCategories.find(({ selected }) => selected)?.serviceCategoryRefId ?? null,
      }),
    ),
  }
}

/** What the provider would have chosen counts only where one has to be chosen: nothing is slipped in. */
const defaultOf = ({ optOutPossible, defaultSelection, serviceCategories }: TripFacts['upsellOffers'][number]) =>
  optOutPossible === false && serviceCategories.some(({ serviceCategoryRefId }) => serviceCategoryRefId === defaultSelection)
    ? defaultSelection
    : null

/** What was paid for already is not paid for again: the page of this error in the market's words, before a card is asked for (§8). */
function requireNothingClosed({ entry, details }: TripFacts): void {
  if (entry.kind === 'checkout' && details.paymentTransactions.some(({ status }) => status === 'Closed'))
    throw new AppError('API_ITINERARY_HAS_CLOSED_TRANSACTIONS', 'the itinerary holds closed transactions')
}

export const paymentData: Build<'payment'> = async (context, facts) => {
  const { market, place, env, request } = context
  const { checkoutId, details, record } = facts
  requireNothingClosed(facts)
  const payment = await loadPaymentFacts(context, facts, details.prices.discountedPackagePrice)
  const check = freshCheck(record)
  const view = check && toCheckView(context, facts, check.summary, check.at)
  const session = record.isOwner && facts.payment === 'open' ? record.intent?.session : undefined
  return {
    ...toFrame(context, facts, 'payment', payNowOf(payment)),
    schedules: payment.schedules,
    plan: 'ONE_TIME',
    methods: payment.methods,
    method: payment.methods[0] ?? 'card',
    email: record.isOwner ? (details.travelerDetails.contactInfo?.email ?? '') : '',
    terms: details.termsAndConditions.sections.map(({ header, text, checkboxText }) => ({
      header,
      paragraphs: text.split('\n').filter(Boolean),
      ...(checkboxText && { checkboxText }),
    })),
    packageTravelInformation: market.checkout.packageTravelInformation[place.language] ?? market.checkout.packageTravelInformation.en ?? [],
    payButton: textIn(market.checkout.payButton, place.language)?.text ?? '',
    statementName: market.checkout.statementName,
    onRequest: view?.parts.filter(({ onRequest }) => onRequest).map(({ name }) => name) ?? [],
    changes: view?.parts.filter(isBlocking) ?? [],
    ...(session && { session }),
    processor: processorOf(env, market.provider.key, request),
    returnHref: stepHref(place, checkoutId, 'payment-successful'),
  }
}
