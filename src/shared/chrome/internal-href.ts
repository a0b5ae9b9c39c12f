import { fallbackLanguage, languageCodes } from '../language-code.ts'
import type { Place } from '../place.ts'
import { href } from '../routing/href.ts'
import { match } from '../routing/match.ts'
import { withPrefix } from '../routing/prefix.ts'
import { marketOf } from '../routing/site.ts'
import { pageOfSlug } from '../routing/slugs.ts'

/**
 * The address of a path of this shop in the reader's market and language (§2.1: the prefix is added unless already present).
 * A path may be written in the words of any language: `/tours` and the slug of a page lead to `/be-fr/circuits` and the page's own slug there.
 */
export function internalHref(path: string, place: Place): string {
  if (path.startsWith('#')) return path
  const [, pathname = '/', tail = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const parts = pathname.split('/').filter(Boolean)
  if (parts.length === 0) return `${href('home', place, place.site)}${tail}`
  const found = match(parts, place.language)
  if (found && found.route !== 'content') return `${href(found.route, place, place.site, found.params)}${tail}`
  const slugs = marketOf(place.site, place.market)?.slugs ?? {}
  const page = [place.language, fallbackLanguage, ...languageCodes].flatMap(
    (code) => pageOfSlug(slugs, parts.join('/'), code, place.site.defaultLanguage) ?? [],
  )[0]
  return page === undefined ? withPrefix(path, place, place.site) : `${href('content', place, place.site, { page })}${tail}`
}
