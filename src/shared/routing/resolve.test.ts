import { describe, expect, test } from 'vitest'
import { severalMarkets, singleMarket } from './example-site.ts'
import { href } from './href.ts'
import { resolve } from './resolve.ts'
import { routeNamed } from './route-named.ts'
import { routeNames, routeOf } from './routes.ts'

const signedOut = { signedIn: false }
const at = (path: string, query = '', site = severalMarkets, session = signedOut) => resolve({ path, query }, site, session)
const xx = { market: 'xx', language: 'en' } as const
const beFr = { market: 'be', language: 'fr' } as const

describe('a host with several markets', () => {
  test('shows the market selector at the root', () => expect(at('/')).toMatchObject({ kind: 'page', route: 'selector' }))
  test('shows home at a bare prefix', () => expect(at('/be-fr')).toMatchObject({ kind: 'page', route: 'home', place: beFr }))
  test('drops a trailing slash and keeps the query', () =>
    expect(at('/be-fr/circuits/', '?query=a')).toEqual({ kind: 'redirect', to: '/be-fr/circuits?query=a', status: 308 }))
  test('never redirects off the host', () => {
    for (const path of ['//evil.test/', '/%2f%2fevil.test/', '/\\evil.test/', '///evil.test//']) {
      const resolution = at(path)
      if (resolution.kind === 'redirect') expect(resolution.to).toMatch(/^\/(?![/\\])/)
      else expect(resolution.kind).toBe('not-found')
    }
  })
  test('adds the default prefix in one hop', () =>
    expect(at('/tours', '?a=1')).toEqual({ kind: 'redirect', to: '/xx-en/tours?a=1', status: 308 }))
  test('adds it to checkout addresses too', () =>
    expect(at('/checkout/abcdef123456/payment')).toEqual({ kind: 'redirect', to: '/xx-en/checkout/abcdef123456/payment', status: 308 }))
  test('corrects prefix and language in one hop', () => expect(at('/rondreizen/')).toMatchObject({ to: '/xx-en/tours' }))
  test('uses the words of the prefix’ language', () =>
    expect(at('/be-fr/rondreizen')).toMatchObject({ kind: 'redirect', to: '/be-fr/circuits' }))
  test('keeps an address in its own words', () =>
    expect(at('/be-nl/bestemmingen/nordics')).toMatchObject({ kind: 'page', route: 'region', params: { region: 'nordics' } }))
  test('lowers an upper-case prefix', () =>
    expect(at('/BE-fr/circuits')).toMatchObject({ kind: 'redirect', to: '/be-fr/circuits', status: 308 }))
  test('knows no unknown market, no language a market lacks', () => {
    expect(at('/zz-en')).toMatchObject({ kind: 'not-found', reason: 'market' })
    expect(at('/xx-fr/tours')).toMatchObject({ kind: 'not-found', reason: 'market' })
  })
  test('finds custom pages by the slug of the language', () =>
    expect(at('/be-fr/notre-histoire')).toMatchObject({ kind: 'page', route: 'content', params: { page: 'story' } }))
  test('moves a slug of another language to its translation', () =>
    expect(at('/be-nl/notre-histoire')).toMatchObject({ to: '/be-nl/ons-verhaal' }))
  test('falls back to the default language’s slug', () =>
    expect(at('/be-nl/only-english')).toMatchObject({ kind: 'page', params: { page: 'only' } }))
  test('finds nothing at an unknown slug, below a page, or at a file', () => {
    for (const path of [
      '/xx-en/nothing',
      '/xx-en/tours/x.css',
      '/xx-en/profile/a.css',
      '/favicon.php',
      '/xx-en/__proto__',
      '/xx-en/constructor',
    ])
      expect(at(path)).toMatchObject({ kind: 'not-found', reason: 'unmatched' })
  })
  test('survives malformed addresses', () => {
    for (const path of ['/%', '/%zz', '/xx-en/%00', '/xx-en/..%2f..%2fetc', `/${'a'.repeat(8000)}`]) expect(at(path).kind).toBe('not-found')
  })
})

describe('guards', () => {
  test('a disabled flag is not found', () => {
    expect(at('/de-de/reiseziele')).toMatchObject({ kind: 'not-found', reason: 'flag' })
    expect(at('/de-de/checkout/abcdef123456')).toMatchObject({ kind: 'not-found', reason: 'flag' })
  })
  test('a failed check is not found', () => {
    expect(at('/xx-en/destinations/atlantis')).toMatchObject({ kind: 'not-found', reason: 'check' })
    expect(at('/xx-en/destinations/nordics/france')).toMatchObject({ kind: 'not-found', reason: 'check' })
    expect(at('/xx-en/destinations/__proto__')).toMatchObject({ kind: 'not-found', reason: 'check' })
    for (const id of ['abcdef12345', 'abcdef1234567', 'ABCDEF123456', 'abcdef-12345'])
      expect(at(`/xx-en/checkout/${id}`)).toMatchObject({ reason: 'check' })
  })
  test('account pages need authentication enabled', () =>
    expect(at('/de-de/buchungen')).toMatchObject({ kind: 'not-found', reason: 'guard' }))
  test('signed out on an account page leads to login and back', () =>
    expect(at('/xx-en/bookings', '?a=1')).toEqual({
      kind: 'redirect',
      to: '/xx-en/login?returnTo=%2Fxx-en%2Fbookings%3Fa%3D1',
      status: 303,
    }))
  test('signed in on a logged-out page leads home', () =>
    expect(at('/xx-en/login', '', severalMarkets, { signedIn: true })).toEqual({ kind: 'redirect', to: '/xx-en', status: 303 }))
  test('activation needs authentication only', () =>
    expect(at('/xx-en/account-activation', '', severalMarkets, { signedIn: true })).toMatchObject({
      kind: 'page',
      route: 'account-activation',
    }))
})

describe('a host with one market and one language', () => {
  test('has no prefix, no selector', () => {
    expect(at('/', '', singleMarket)).toMatchObject({ kind: 'page', route: 'home' })
    expect(at('/turer', '', singleMarket)).toMatchObject({ kind: 'page', route: 'search' })
    expect(at('/privacy-policy', '', singleMarket)).toMatchObject({ kind: 'page', route: 'privacy-policy' })
    expect(at('/var-historie', '', singleMarket)).toMatchObject({ kind: 'page', route: 'content' })
  })
  test('drops a prefix by redirect', () => {
    expect(at('/no-no/turer', '?a=b', singleMarket)).toEqual({ kind: 'redirect', to: '/turer?a=b', status: 308 })
    expect(at('/no-no', '', singleMarket)).toEqual({ kind: 'redirect', to: '/', status: 308 })
    expect(at('/xx-en/tours', '', singleMarket)).toMatchObject({ kind: 'not-found' })
  })
})

describe('the table', () => {
  test('every address it makes resolves to its own route', () => {
    const params = {
      region: 'nordics',
      country: 'norway',
      checkoutId: 'abcdef123456',
      refId: 'abcdef123456',
      encodedUrl: 'https://swap.test/a?b=c',
      page: 'story',
    }
    for (const site of [severalMarkets, singleMarket]) {
      for (const market of site.markets.filter(({ key }) => key !== 'de')) {
        for (const language of market.languages) {
          for (const route of routeNames) {
            if (route === 'selector') continue
            const { guard } = routeOf(route)
            if (guard && !market.authentication) continue
            const address = href(route, { market: market.key, language }, site, params)
            expect(resolve({ path: address, query: '' }, site, { signedIn: guard === 'logged-in' }), address).toMatchObject({
              kind: 'page',
              route,
            })
          }
        }
      }
    }
  })
  test('knows legacy and language-specific names', () => {
    expect(routeNamed('tourDetail')).toBe('tour')
    expect(routeNamed('account/login')).toBe('login')
    expect(routeNamed('checkout/availability')).toBe('availability')
    expect(routeNamed('search-nl')).toBe('search')
    expect(routeNamed('nothing')).toBeUndefined()
  })
  test('keeps tripId and leaves empty values out', () =>
    expect(href('tour', xx, severalMarkets, {}, { tripId: 't0010001', month: undefined, rooms: '' })).toBe(
      '/xx-en/planner?tripId=t0010001',
    ))
})
