import { expect, test } from 'vitest'
import type { CheckedComponent } from '../../../shared/checkout/steps/availability/availability.ts'
import type { Kept } from '../object/kept.ts'
import { keptOf, stillOffered } from './kept-answers.ts'

const kept: Kept = { version: '2026-11-21T08:00:00.000Z', answers: { 'planner/transfers': { transfers: [] } } }

test('what is kept counts for the version of the itinerary it was asked of', () => {
  expect(keptOf(kept, kept.version)).toEqual(kept.answers)
  expect(keptOf(kept, '2026-11-21T08:00:01.000Z')).toEqual({})
})

test('an itinerary that names no version is asked about each time', () => {
  expect(keptOf({ ...kept, version: '' }, '')).toEqual({})
})

const component = (componentType: string, nonBookable: boolean): CheckedComponent => ({
  id: 'c',
  componentType,
  status: 'Open',
  nonBookable,
  nonBookableReason: '',
  name: 'Lounge',
  locationName: '',
  startDate: '',
  endDate: '',
  alternativesSearchUrl: '',
  isOnRequest: false,
  isPlaceholder: false,
})

test('offers of extras count until a check says that one of the extras is not to be had', () => {
  const offered: Kept = { ...kept, answers: { ...kept.answers, 'checkout/upsell-items/offers': { offers: [] } } }
  expect(stillOffered(offered, [component('UpsellItem', false), component('Accommodation', true)])).toEqual(offered)
  expect(stillOffered(offered, [component('UpsellItem', true)])).toEqual(kept)
})
