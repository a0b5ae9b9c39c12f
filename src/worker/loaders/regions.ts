import { sceneOf } from '../../shared/artwork/scenes.ts'
import { textIn } from '../../shared/language.ts'
import type { Region } from '../../shared/market/region.ts'
import type { CountryView, RegionView } from '../../shared/page.ts'
import type { Place } from '../../shared/place.ts'
import { href } from '../../shared/routing/href.ts'
import { marketOf } from '../../shared/routing/site.ts'

const standInScene = 'fjord-1'

type Named = Pick<Region, 'name' | 'localizedName' | 'nameInSentence'>

export const nameOf = ({ name, localizedName }: Named, { language }: Place): string => textIn(localizedName, language)?.text ?? name

/** What another language says in its sentences is of no use here. */
export const nameInSentenceOf = (named: Named, place: Place): string => named.nameInSentence?.[place.language] ?? nameOf(named, place)

export function toCountryView({ image, description, ...country }: Region['countries'][number], region: Region, place: Place): CountryView {
  return {
    key: country.key,
    code: country.code,
    name: nameOf(country, place),
    href: href('country', place, place.site, { region: region.key, country: country.key }),
    scene: sceneOf(image ?? region.squareImage) ?? standInScene,
    description: textIn(description, place.language)?.text ?? '',
  }
}

/** The page of a region or a country; its tours where the market has switched those pages off (rule 3). */
function placeHref(place: Place, region: string, country?: string): string {
  const { site, market } = place
  if (!marketOf(site, market)?.flags.enableDestinationsPage)
    return href('search', place, site, {}, country === undefined ? { region } : { country })
  return country === undefined ? href('region', place, site, { region }) : href('country', place, site, { region, country })
}

export function toRegionView({ key, navigationDescription, squareImage, countries, ...region }: Region, place: Place): RegionView {
  return {
    key,
    name: nameOf(region, place),
    description: textIn(navigationDescription, place.language)?.text ?? '',
    scene: sceneOf(squareImage) ?? standInScene,
    href: placeHref(place, key),
    countries: countries.map((country) => ({
      key: country.key,
      code: country.code,
      name: nameOf(country, place),
      href: placeHref(place, key, country.key),
    })),
  }
}
