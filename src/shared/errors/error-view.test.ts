import { expect, test } from 'vitest'
import type { ErrorConfiguration, ErrorContent } from '../market/error-configuration.ts'
import { toErrorView } from './error-view.ts'

const content = (name: string): ErrorContent => ({
  title: { en: `${name} title` },
  message: { en: `${name} message`, nl: `${name} bericht` },
  cta: { text: { en: 'Go on' }, link: '/tours' },
})
const configuration: ErrorConfiguration = {
  apiServiceUnavailable: content('unavailable'),
  apiBlacklistedCountry: content('country'),
  apiItineraryClosedTransactions: content('closed'),
  badGateway: content('gateway'),
  unknown: content('unknown'),
  validationFailed: content('validation'),
  errorConfiguration404: content('404'),
  errorConfiguration500: content('500'),
  errorConfiguration503: content('503'),
}
const surroundings = {
  configuration,
  language: 'nl',
  homeHref: '/nl-nl',
  enableB2cChannel: true,
  toHref: (path: string) => `/nl-nl${path}`,
} as const

test('shows the market’s words, English where the language has none', () => {
  const { title, message } = toErrorView({ status: 502, code: 'BAD_GATEWAY', supportCode: 'r1' }, surroundings)
  expect([title, message]).toEqual(['gateway title', 'gateway bericht'])
})

test('leads home from a page that does not exist, to / from a broken one, else where the market says', () => {
  expect(toErrorView({ status: 404, supportCode: 'r1' }, surroundings).cta?.href).toBe('/nl-nl')
  expect(toErrorView({ status: 500, supportCode: 'r1' }, surroundings).cta?.href).toBe('/')
  expect(toErrorView({ status: 502, code: 'BAD_GATEWAY', supportCode: 'r1' }, surroundings).cta?.href).toBe('/nl-nl/tours')
})

test('tries the same page again where the market names no path', () => {
  const again = { ...configuration, errorConfiguration503: { ...content('503'), cta: { text: { en: 'Try again' }, link: '' } } }
  const { cta } = toErrorView({ status: 503, supportCode: 'r1' }, { ...surroundings, configuration: again })
  expect(cta).toEqual({ text: 'Try again', href: '' })
})

test('has no call to action where the B2C channel is off', () => {
  expect(toErrorView({ status: 404, supportCode: 'r1' }, { ...surroundings, enableB2cChannel: false }).cta).toBeUndefined()
})

test('repeats at most 200 characters of an address', () => {
  expect(toErrorView({ status: 404, supportCode: 'r1', path: 'x'.repeat(500) }, surroundings).path).toHaveLength(200)
})

test('cuts an address between characters', () => {
  expect(toErrorView({ status: 404, supportCode: 'r1', path: `/${'🏔'.repeat(300)}` }, surroundings).path).toBe(`/${'🏔'.repeat(199)}`)
})

test.each([
  ['check', true],
  ['unmatched', undefined],
  ['flag', undefined],
] as const)('tells an address that failed its check from others: %s', (reason, isCheckFailure) => {
  expect(toErrorView({ status: 404, supportCode: 'r1', path: '/x', reason }, surroundings).isCheckFailure).toBe(isCheckFailure)
})

test('names the request, never the failure itself', () => {
  expect(JSON.stringify(toErrorView({ status: 500, supportCode: 'request-1' }, surroundings))).toContain('request-1')
})

test('shows the configured picture with its words in the reader’s language, none where the market has none', () => {
  const badGateway = { ...content('gateway'), image: { src: '/assets/artwork/storm-1', alt: { en: 'A storm', nl: 'Een storm' } } }
  const failure = { status: 502, code: 'BAD_GATEWAY', supportCode: 'r1' } as const
  const withPicture = { ...surroundings, configuration: { ...configuration, badGateway } }
  expect(toErrorView(failure, withPicture).image).toEqual({ src: '/assets/artwork/storm-1', alt: 'Een storm' })
  expect(toErrorView(failure, { ...withPicture, language: 'fi' }).image?.alt).toBe('A storm')
  expect(toErrorView(failure, surroundings).image).toBeUndefined()
})

test('a title and a sentence of the failure’s own stand in place of the market’s', () => {
  const failure = { status: 422, code: 'VALIDATION_FAILED', title: 'Te laat', detail: 'Deze datum is voorbij.', supportCode: 'r1' } as const
  expect(toErrorView(failure, surroundings)).toMatchObject({ title: 'Te laat', message: 'Deze datum is voorbij.' })
  expect(toErrorView({ ...failure, title: undefined }, surroundings)).toMatchObject({
    title: 'validation title',
    message: 'Deze datum is voorbij.',
  })
})

test('what knows a better way on leads there; where the B2C channel is off nothing does', () => {
  const failure = { status: 400, code: 'VALIDATION_FAILED' as const, supportCode: 'r1', wayOn: { text: 'Other dates', href: '/tour' } }
  expect(toErrorView(failure, surroundings).cta).toEqual(failure.wayOn)
  expect(toErrorView(failure, { ...surroundings, enableB2cChannel: false }).cta).toBeUndefined()
})
