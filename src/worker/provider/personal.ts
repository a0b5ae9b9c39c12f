import type { CallAnswer, CallName } from '../../shared/provider/calls.ts'

type Hide = { [Name in CallName]?: (answer: CallAnswer<Name>) => CallAnswer<Name> }

/** A checkout address alone gives no personal data (rule 43): the same answer without any. */
const hide: Hide = {
  'checkout/details': (answer) => ({
    ...answer,
    externalBookingId: '',
    travelerDetails: { contactInfo: undefined, paxInfo: [], billingInfo: undefined },
    paymentTransactions: [],
  }),
  'planner/summary': ({ itinerary }) => ({ itinerary: { ...itinerary, customerContact: undefined } }),
  'planner/pax': ({ paxInfo }) => ({
    paxInfo: paxInfo.map(({ id, age }) => ({ id, age, firstName: '', middleName: '', lastName: '', gender: '' })),
  }),
  'checkout/activity-questions': (groups) =>
    groups.map((group) => ({ ...group, questions: group.questions.map((question) => ({ ...question, answer: '' })) })),
  'tours-checkout-api/state': (answer) => ({ ...answer, booking_reference: '' }),
  'booking/booking-data': (answer) => ({ ...answer, refId: '', externalRefId: '', components: [] }),
}

export const isPersonal = (name: CallName): boolean => Object.hasOwn(hide, name)

export function withoutPersons<Name extends CallName>(name: Name, answer: CallAnswer<Name>): CallAnswer<Name> {
  const change: Hide[Name] = hide[name]
  return change ? change(answer) : answer
}
