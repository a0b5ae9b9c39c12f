import { expect, test } from 'vitest'
import { severalMarkets } from './example-site.ts'
import { homeHref, pathHref } from './path-href.ts'
import type { Site } from './site.ts'

const [first, belgium, ...others] = severalMarkets.markets
if (!first || !belgium) throw new Error('no markets')
const site: Site = {
  ...severalMarkets,
  markets: [first, { ...belgium, homePaths: { nl: '/our-story', fr: '/tours?sort=new' } }, ...others],
}

test.each([
  ['xx', 'en', '/xx-en'],
  ['be', 'nl', '/be-nl/ons-verhaal'],
  ['be', 'fr', '/be-fr/circuits?sort=new'],
] as const)('home of %s in %s is %s, and a path to the root leads there', (market, language, home) => {
  expect([homeHref({ market, language }, site), pathHref('/', { market, language }, site)]).toEqual([home, home])
})
