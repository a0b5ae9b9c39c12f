import { expect, it } from 'vitest'
import { tourSearchQuery } from '../../../shared/provider/discovery.ts'
import { toQueryString } from '../../../shared/routing/href.ts'
import { choosing, chosenValues, toggled, toSearchQuery } from './search-address.ts'

const state = (criteria: object, view: 'list' | 'map' = 'list') => ({ criteria: tourSearchQuery.parse(criteria), view })

it('says nothing about a plain search', () => expect(toQueryString(toSearchQuery(state({})))).toBe(''))
it('keeps what was chosen and goes back to the first page', () =>
  expect(toQueryString(toSearchQuery(state({ query: 'fjord', region: 'nordics', page: 3 }), { month: '2026-06' }))).toBe(
    '?query=fjord&region=nordics&month=2026-06',
  ))
it('turns the page without losing the rest', () =>
  expect(toQueryString(toSearchQuery(state({ sort: '-price' }, 'map'), { page: 2 }))).toBe('?sort=-price&page=2&view=map'))
it('drops the country with its region', () =>
  expect(toQueryString(toSearchQuery(state({ region: 'nordics', country: 'norway' }), choosing('region', 'asia')))).toBe('?region=asia'))
it('lists what is chosen in the order of the groups', () =>
  expect(chosenValues(tourSearchQuery.parse({ type: 'GroupTour', region: 'africa,asia' }))).toEqual([
    { group: 'region', value: 'africa' },
    { group: 'region', value: 'asia' },
    { group: 'type', value: 'GroupTour' },
  ]))
it('adds a value to its group, in one order, and takes it back', () => {
  const { criteria } = state({ region: 'nordics' })
  expect(toggled(criteria, 'region', 'asia')).toBe('asia,nordics')
  expect(toggled({ ...criteria, region: 'asia,nordics' }, 'region', 'nordics')).toBe('asia')
})
it('holds one range of nights', () => expect(toggled(state({ nights: '-5' }).criteria, 'nights', '6-8')).toBe('6-8'))
it('leaves out what nobody could have chosen', () =>
  expect(tourSearchQuery.parse({ region: 'asia,,x', month: '2026-13', type: 'Cruise', ids: 't1', theme: '<b>' })).toMatchObject({
    region: '',
    month: '',
    type: '',
    ids: '',
    theme: '',
  }))
it('keeps a list of tours while it is sorted', () =>
  expect(toQueryString(toSearchQuery(state({ ids: 't0010001,t0010003' }), { sort: 'price' }))).toBe('?ids=t0010001%2Ct0010003&sort=price'))
