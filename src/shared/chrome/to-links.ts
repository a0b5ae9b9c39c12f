import { type IconName, isIconName } from '../artwork/icon-names.ts'
import { fallbackLanguage } from '../languages.ts'
import type { Link, MenuItem, NavItem } from '../market/link.ts'
import type { Region } from '../market/region.ts'
import type { Place } from '../place.ts'
import { href } from '../routing/href.ts'
import { resolve } from '../routing/resolve.ts'
import type { ChromeLink, ChromeMenuItem, ChromeNavItem } from './chrome.ts'
import { internalHref } from './internal-href.ts'
import { textOf, toLabel } from './labels.ts'

type Picture = NonNullable<MenuItem['thumbnail']>

/** Whether the market has switched off the page an address of this shop leads to (rule 3). */
function isClosed(address: string, { site }: Place): boolean {
  const [path = ''] = address.split(/[?#]/)
  const found = resolve({ path, query: '' }, site, { signedIn: true })
  return found.kind === 'not-found' && (found.reason === 'flag' || found.reason === 'guard')
}

function addressOf({ internalUrl, externalUrls }: Link, place: Place): { href: string; isExternal: boolean } | undefined {
  const internal = typeof internalUrl === 'string' ? internalUrl : (internalUrl?.[place.language] ?? internalUrl?.[fallbackLanguage])
  if (internal !== undefined) {
    const own = internalHref(internal, place)
    return isClosed(own, place) ? undefined : { href: own, isExternal: false }
  }
  const external = externalUrls?.[place.language] ?? externalUrls?.[fallbackLanguage]
  return external === undefined ? undefined : { href: external, isExternal: true }
}

/** An unknown name shows nothing and is reported. */
function iconOf({ id, iconName }: Link): { iconName?: IconName } {
  if (iconName === undefined) return {}
  if (isIconName(iconName)) return { iconName }
  console.warn(`The icon ${iconName} of the link ${id} was not found`)
  return {}
}

/** A link without an address in the reader's language, or in English, or to a page that is switched off, is left out. */
export function toLinks(links: readonly Link[], place: Place): ChromeLink[] {
  return links.flatMap((link) => {
    const address = addressOf(link, place)
    return address
      ? [
          {
            id: link.id,
            label: toLabel(link.label, place.language),
            ...address,
            ...iconOf(link),
          },
        ]
      : []
  })
}

const toPicture = (picture: Picture | undefined, place: Place) => picture && { src: picture.src, alt: textOf(picture.alt, place.language) }

const toItems = (items: readonly MenuItem[], place: Place): ChromeMenuItem[] =>
  items.flatMap(({ link, links, paragraph, thumbnail }) =>
    toLinks([link], place).map((main) => ({
      link: main,
      links: toLinks(links, place),
      ...(paragraph && { paragraph: toLabel(paragraph, place.language) }),
      ...(thumbnail && { thumbnail: toPicture(thumbnail, place) }),
    })),
  )

const toRegionItem = (region: Region, place: Place): ChromeMenuItem => ({
  link: {
    id: region.key,
    label: toLabel(region.localizedName, place.language),
    href: href('region', place, place.site, { region: region.key }),
    isExternal: false,
  },
  links: region.countries.map((country) => ({
    id: `${region.key}-${country.key}`,
    label: toLabel(country.localizedName, place.language),
    href: href('country', place, place.site, { region: region.key, country: country.key }),
    isExternal: false,
  })),
  paragraph: toLabel(region.navigationDescription, place.language),
  thumbnail: { src: region.squareImage, alt: '' },
})

/** A mega-menu, a simple link, or nothing; a dynamic mega-menu is extended with the regions. */
export function toNavigation(items: readonly NavItem[], regions: readonly Region[], place: Place): ChromeNavItem[] {
  return items.flatMap((item): ChromeNavItem[] => {
    if (item.type === 'link') return toLinks([item.link], place).map((link) => ({ type: 'link', link }))
    const [link] = item.link ? toLinks([item.link], place) : []
    const hasRegions = item.source === 'dynamic' && !isClosed(href('destinations', place, place.site), place)
    const extended = hasRegions ? regions.map((region) => toRegionItem(region, place)) : []
    const entries = [...toItems(item.items, place), ...extended]
    if (!link && entries.length === 0) return []
    const picture = toPicture(item.image, place)
    return [
      {
        type: 'megaMenu',
        id: item.id,
        label: toLabel(item.label, place.language),
        ...(item.description && { description: toLabel(item.description, place.language) }),
        ...(link && { link }),
        ...(picture && { image: picture }),
        items: entries,
      },
    ]
  })
}
