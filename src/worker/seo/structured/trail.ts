import { homeHref } from '../../../shared/routing/path-href.ts'
import type { HeadInput } from '../head.ts'
import { absolute, context } from './schema-org.ts'

/** The way to a page from the market's home, which carries the brand's name; the page itself comes last, without an address. */
export function trail(steps: readonly (readonly [name: string, path?: string])[], input: HeadInput): object {
  const { place, liveRelease } = input
  const rows = [[liveRelease.whitelabel.name, homeHref(place, liveRelease.site)] as const, ...steps]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: rows.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: absolute(path, input) }),
    })),
  }
}
