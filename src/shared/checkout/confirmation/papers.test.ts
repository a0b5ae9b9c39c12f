import { expect, test } from 'vitest'
import { addressLines, documentDays } from './papers.ts'

const address = { street1: 'Example Street 1', street2: '', postalCode: '1000', city: 'Town', country: 'Denmark' }

test('an address is written as on an envelope, without empty lines', () => {
  expect(addressLines({ firstName: 'Ann', lastName: 'Example', address })).toEqual([
    'Ann Example',
    'Example Street 1',
    '1000 Town',
    'Denmark',
  ])
  expect(addressLines({ firstName: '', lastName: 'Example', companyName: 'Example Ltd' })).toEqual(['Example Ltd', 'Example'])
  expect(addressLines({ firstName: '', lastName: '' })).toEqual([])
})

test('parts stand under their days, with the numbers of those that are booked', () => {
  const part = (id: string, startDate?: string) => ({ id, name: id, kind: 'activity' as const, ...(startDate && { startDate }) })
  const booked = [
    { id: 'walk', status: 'Booked', supplierConfirmationNumber: 'W1' },
    { id: 'lodge', status: 'OnRequest', supplierConfirmationNumber: '' },
  ]
  expect(documentDays([part('walk', '2027-03-02'), part('lodge', '2027-03-01'), part('inn', '2027-03-01')], booked)).toEqual([
    {
      date: '2027-03-01',
      parts: [
        { name: 'lodge', kind: 'activity', isOnRequest: true },
        { name: 'inn', kind: 'activity', isOnRequest: false },
      ],
    },
    { date: '2027-03-02', parts: [{ name: 'walk', kind: 'activity', isOnRequest: false, number: 'W1' }] },
  ])
})
