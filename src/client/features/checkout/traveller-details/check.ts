import type { FieldProblem } from '../../../../shared/checkout/steps/problem.ts'
import type { TravellerDetails } from '../../../../shared/checkout/steps/traveller-details/body.ts'
import { withPhoneCountries } from '../../../../shared/checkout/steps/traveller-details/phone-country.ts'
import {
  checkTravellerDetails,
  emptyContact,
  emptyPassenger,
} from '../../../../shared/checkout/steps/traveller-details/traveller-details.ts'
import type { PageData } from '../../../../shared/page.ts'
import { readPhone } from '../../../ui/form/phone-reader.ts'
import type { Draft } from './draft.ts'

type Data = Pick<PageData<'traveller-details'>, 'contact' | 'billing' | 'passengers' | 'startDate' | 'endDate' | 'countries'>

/** A copy in which every text is what the input of its name holds. */
function filled<Part extends object>(empty: Part, prefix: string, values: Draft): Part {
  const copy = structuredClone(empty)
  for (const [key, value] of Object.entries(copy)) {
    const name = `${prefix}.${key}`
    Reflect.set(copy, key, typeof value === 'object' ? filled(value, name, values) : (values[name] ?? value))
  }
  return copy
}

/** What the form says as the body of the save. */
export function toTravellerDetails(values: Draft, { passengers }: Pick<Data, 'passengers'>): TravellerDetails {
  const read = withPhoneCountries(values, readPhone)
  return {
    contactInfo: filled(emptyContact, 'contactInfo', read),
    billingInfo: filled(emptyContact, 'billingInfo', read),
    paxInfo: passengers.map(({ refId }, index) => filled(emptyPassenger(refId), `paxInfo[${index}]`, read)),
    sameBilling: values.sameBilling === 'on',
  }
}

/** The shared checks over what the form says. */
export function checkTravellers(values: Draft, data: Data): FieldProblem[] {
  const rules = { startDate: data.startDate, endDate: data.endDate, countries: new Set(data.countries.map(({ code }) => code)), readPhone }
  return checkTravellerDetails(toTravellerDetails(values, data), data, rules)
}
