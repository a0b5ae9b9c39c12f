import type { CustomPage } from '../shared/market/custom-page.ts'
import { setSlugs } from '../shared/routing/slugs.ts'
import { accessibilityAuthority } from './accessibility-authorities.ts'
import type { PagesWords } from './languages/en/words/pages.ts'
import type { PoliciesWords } from './languages/en/words/policies.ts'
import { storedLists } from './stored-lists.ts'
import { fill, say, toRichTexts } from './words.ts'

export const pageIds: Record<keyof PagesWords, string> = {
  aboutUs: 'about-us',
  contactUs: 'contact-us',
  travelAdvice: 'travel-advice',
  slowTravel: 'slow-travel',
  byRail: 'by-rail',
  smallGroups: 'small-groups',
  families: 'families',
  footprint: 'footprint',
  accessibility: 'accessibility',
}

/** Day on which the statement was last gone through. */
const accessibilityUpdated = '2026-11-21'

const slugsOf = (key: keyof PagesWords): CustomPage['slugs'] => {
  const written = say('pages', (pages) => pages[key].slug)
  return setSlugs({}, key, written)[key] ?? {}
}

const policyOf = (key: keyof PoliciesWords): CustomPage => ({
  slugs: {},
  title: say('policies', (policies) => policies[key].title),
  description: say('policies', (policies) => policies[key].description),
  body: toRichTexts(
    fill(
      say('policies', (policies) => policies[key].body),
      storedLists,
    ),
  ),
})

/** The pages of a brand in a country, which names itself and the authority above it in them. */
export function customPagesOf(brand: string, country: string | null): Record<string, CustomPage> {
  const values = { brand, authority: accessibilityAuthority(country) }
  const page = (key: keyof PagesWords, more: Pick<CustomPage, 'scene' | 'part' | 'updated'>): [string, CustomPage] => [
    pageIds[key],
    {
      slugs: slugsOf(key),
      title: say('pages', (pages) => pages[key].title),
      description: say('pages', (pages) => pages[key].description),
      body: toRichTexts(
        fill(
          say('pages', (pages) => pages[key].body),
          values,
        ),
      ),
      ...more,
    },
  ]
  return Object.fromEntries([
    page('aboutUs', { scene: 'coast-4' }),
    page('contactUs', { scene: 'old-town-5', part: 'contact' }),
    page('travelAdvice', { scene: 'alpine-6' }),
    page('slowTravel', { scene: 'vineyard-4' }),
    page('byRail', { scene: 'alpine-3' }),
    page('smallGroups', { scene: 'forest-2' }),
    page('families', { scene: 'islands-5' }),
    page('footprint', { scene: 'forest-6' }),
    page('accessibility', { updated: accessibilityUpdated }),
  ])
}

export const policies: Record<keyof PoliciesWords, CustomPage> = {
  'cookies-policy': policyOf('cookies-policy'),
  'terms-conditions': policyOf('terms-conditions'),
  'privacy-policy': policyOf('privacy-policy'),
  faq: policyOf('faq'),
}
