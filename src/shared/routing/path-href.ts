import { fallbackLanguage, languageCodes } from '../languages.ts'
import { href } from './href.ts'
import { match } from './match.ts'
import { withPrefix } from './prefix.ts'
import { type MarketLanguage, marketOf, type Site } from './site.ts'
import { pageOfSlug } from './slugs.ts'

/** Where every link home leads (rule 10). */
export function homeHref(place: MarketLanguage, site: Site): string {
  const path = marketOf(site, place.market)?.homePaths?.[place.language]
  return path === undefined ? href('home', place, site) : pathHref(path, place, site)
}

/**
 * The address of a path of a shop in a market and language (rule 1).
 * A path may be written in the words of any language: `/tours` and the slug of a page lead to `/be-fr/circuits` and the page's own slug there.
 */
export function pathHref(path: string, place: MarketLanguage, site: Site): string {
  if (path.startsWith('#')) return path
  const [, pathname = '/', tail = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const parts = pathname.split('/').filter(Boolean)
  if (parts.length === 0) return `${homeHref(place, site)}${tail}`
  const found = match(parts, place.language)
  if (found && found.route !== 'content') return `${href(found.route, place, site, found.params)}${tail}`
  const slugs = marketOf(site, place.market)?.slugs ?? {}
  const page = [place.language, fallbackLanguage, ...languageCodes].flatMap(
    (code) => pageOfSlug(slugs, parts.join('/'), code, site.defaultLanguage) ?? [],
  )[0]
  return page === undefined ? withPrefix(path, place, site) : `${href('content', place, site, { page })}${tail}`
}
