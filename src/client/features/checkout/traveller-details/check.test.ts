import { describe, expect, it } from 'vitest'
import type { PassengerView } from '../../../../shared/checkout/steps/traveller-details/traveller-field.ts'
import { checkTravellers, toTravellerDetails } from './check.ts'

const adult: PassengerView = {
  refId: 'pax-1',
  number: 1,
  room: 1,
  isDriver: false,
  fields: [{ path: 'passenger.dateOfBirth', name: 'paxInfo[0].birthDate', kind: 'birth-date', required: true, autoComplete: 'off' }],
}
const data = {
  contact: [
    { path: 'contact.firstName', name: 'contactInfo.firstName', kind: 'text', required: true, autoComplete: 'given-name' },
  ] as const,
  billing: [{ path: 'billing.city', name: 'billingInfo.address.city', kind: 'text', required: true, autoComplete: 'off' }] as const,
  passengers: [adult],
  startDate: '2027-05-01',
  endDate: '2027-05-10',
  countries: [],
}
const check = (values: Record<string, string>) =>
  checkTravellers(values, { ...data, contact: [...data.contact], billing: [...data.billing] }).map(({ name, code }) => `${name} ${code}`)

describe('toTravellerDetails', () => {
  it('puts each input where its name says', () => {
    const details = toTravellerDetails({ 'contactInfo.address.city': 'Bergen', 'paxInfo[0].firstName': 'Ada', sameBilling: 'on' }, data)
    expect(details.contactInfo.address.city).toBe('Bergen')
    expect(details.paxInfo).toEqual([expect.objectContaining({ refId: 'pax-1', firstName: 'Ada' })])
    expect(details.sameBilling).toBe(true)
  })
})

describe('checkTravellers', () => {
  it('asks for billing only where it differs', () => {
    expect(check({ sameBilling: 'on' })).not.toContain('billingInfo.address.city required')
    expect(check({ sameBilling: '' })).toContain('billingInfo.address.city required')
  })

  it('accepts an adult on the eighteenth birthday and not a day earlier', () => {
    const born = (birthDate: string) => check({ sameBilling: 'on', 'contactInfo.firstName': 'Ada', 'paxInfo[0].birthDate': birthDate })
    expect(born('01.05.2009')).toEqual([])
    expect(born('02.05.2009')).toEqual(['paxInfo[0].birthDate adult-age'])
  })
})
