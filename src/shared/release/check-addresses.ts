import { languageCodes } from '../languages.ts'
import type { Link } from '../market/link.ts'
import type { Market } from '../market/market.ts'
import type { RichText } from '../market/rich-text.ts'
import { match } from '../routing/match.ts'
import { homeHref } from '../routing/path-href.ts'
import { parsePrefix, toPrefix } from '../routing/prefix.ts'
import { resolve } from '../routing/resolve.ts'
import { pageOfSlug, type SlugsByPage } from '../routing/slugs.ts'
import { errorAt, type Finding } from './finding.ts'
import { type Release, siteOf } from './release.ts'

const slugsOf = ({ customPages }: Market): SlugsByPage =>
  Object.fromEntries(Object.entries(customPages).map(([id, { slugs }]) => [id, slugs]))

const segmentsOf = (path: string) => path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? []

/** Slugs that two pages share, that a page of the shop already answers, or that read like a market prefix. */
export function checkSlugs(market: Market): Finding[] {
  return languageCodes.flatMap((language) => {
    const pages = Object.entries(market.customPages).flatMap(([id, { slugs }]) =>
      slugs[language] === undefined ? [] : [{ id, slug: slugs[language] }],
    )
    return pages.flatMap(({ id, slug }) => {
      const at = `${market.key}.customPages.${id}.${language}`
      const twin = pages.find((other) => other.slug === slug && other.id !== id)
      return [
        ...(twin ? [errorAt(at, `“${slug}” is also the slug of ${twin.id}`)] : []),
        ...(parsePrefix(slug.split('/', 1)[0]) ? [errorAt(at, `“${slug}” looks like a market and language`)] : []),
        ...(match(segmentsOf(slug), language)?.route === 'content' ? [] : [errorAt(at, `“${slug}” is the address of another page`)]),
      ]
    })
  })
}

function linksOf({ headerConfiguration, footerConfiguration }: Market): Link[] {
  const { first, second, third, legalLinks } = footerConfiguration
  const fromNavigation = headerConfiguration.links.flatMap((item) =>
    item.type === 'link' ? [item.link] : [...(item.link ? [item.link] : []), ...item.items.flatMap(({ link, links }) => [link, ...links])],
  )
  return [
    ...fromNavigation,
    ...headerConfiguration.externalNavigation,
    ...(headerConfiguration.helpLink ? [headerConfiguration.helpLink] : []),
    ...first.links,
    ...second.links,
    ...third.links,
    ...legalLinks,
  ]
}

const pathsOf = ({ internalUrl }: Link): string[] => (typeof internalUrl === 'string' ? [internalUrl] : Object.values(internalUrl ?? {}))

function leadsSomewhere(path: string, slugs: SlugsByPage): boolean {
  const parts = segmentsOf(path)
  if (parts.length === 0) return true
  const found = match(parts, 'en')
  if (found && found.route !== 'content') return true
  return languageCodes.some((language) => pageOfSlug(slugs, parts.join('/'), language) !== undefined)
}

const hrefsIn = (text: RichText): string[] =>
  text.flatMap(({ href, content }) => [...(href === undefined ? [] : [href]), ...hrefsIn(content ?? [])])

/** Links inside the pages' own texts that no page of the shop answers. */
export function checkTextLinks(market: Market): Finding[] {
  const slugs = slugsOf(market)
  return Object.entries({ ...market.customPages, ...market.policies }).flatMap(([id, { body }]) =>
    Object.entries(body).flatMap(([language, text]) =>
      hrefsIn(text ?? [])
        .filter((path) => path.startsWith('/') && !leadsSomewhere(path, slugs))
        .map((path) => errorAt(`${market.key}.customPages.${id}.${language}`, `leads to “${path}”, which no page answers`)),
    ),
  )
}

/** A home page that is no page of the shop, or one that its market has switched off (rule 10). */
export function checkHomePages(release: Release): Finding[] {
  const site = siteOf(release)
  return release.markets.flatMap(({ key, availableLanguages }) =>
    availableLanguages.flatMap(({ urlCode }) => {
      const address = homeHref({ market: key, language: urlCode }, site)
      const [path = ''] = address.split(/[?#]/)
      return resolve({ path, query: '' }, site, { signedIn: false }).kind === 'page'
        ? []
        : [errorAt(`${key}.homePagePath.${urlCode}`, `leads to “${address}”, which no page answers`)]
    }),
  )
}

/** A cookie policy that no page of the shop answers, in one of its languages. */
export function checkCookiePolicy(market: Market): Finding[] {
  const slugs = slugsOf(market)
  return market.availableLanguages.flatMap(({ urlCode }) => {
    const path = market.cookiePolicyPath.replaceAll('{prefix}', toPrefix({ market: market.key, language: urlCode }))
    return leadsSomewhere(path, slugs)
      ? []
      : [errorAt(`${market.key}.cookiePolicyPath.${urlCode}`, `leads to “${path}”, which no page answers`)]
  })
}

/** Links that go nowhere, and icons that the sprite lacks. */
export function checkLinks(market: Market, isIcon: (name: string) => boolean): Finding[] {
  const slugs = slugsOf(market)
  return linksOf(market).flatMap((link) => {
    const at = `${market.key}.link.${link.id}`
    return [
      ...(link.internalUrl === undefined && link.externalUrls === undefined ? [errorAt(at, 'has no address')] : []),
      ...pathsOf(link).flatMap((path) => (leadsSomewhere(path, slugs) ? [] : [errorAt(at, `leads to “${path}”, which no page answers`)])),
      ...(link.iconName !== undefined && !isIcon(link.iconName) ? [errorAt(at, `has an unknown icon “${link.iconName}”`)] : []),
    ]
  })
}
