import { sceneOf } from '../../shared/artwork/scenes.ts'
import { textIn } from '../../shared/language.ts'
import type { Region } from '../../shared/market/region.ts'
import type { CountryView, RegionView } from '../../shared/page.ts'
import type { Place } from '../../shared/place.ts'
import { href } from '../../shared/routing/href.ts'

const standInScene = 'fjord-1'

export function toCountryView({ image, description, ...country }: Region['countries'][number], region: Region, place: Place): CountryView {
  return {
    key: country.key,
    code: country.code,
    name: textIn(country.localizedName, place.language)?.text ?? country.name,
    href: href('country', place, place.site, { region: region.key, country: country.key }),
    scene: sceneOf(image ?? region.squareImage) ?? standInScene,
    description: textIn(description, place.language)?.text ?? '',
  }
}

export function toRegionView(
  { key, name, localizedName, navigationDescription, squareImage, countries }: Region,
  place: Place,
): RegionView {
  return {
    key,
    name: textIn(localizedName, place.language)?.text ?? name,
    description: textIn(navigationDescription, place.language)?.text ?? '',
    scene: sceneOf(squareImage) ?? standInScene,
    href: href('region', place, place.site, { region: key }),
    countries: countries.map((country) => ({
      key: country.key,
      code: country.code,
      name: textIn(country.localizedName, place.language)?.text ?? country.name,
      href: href('country', place, place.site, { region: key, country: country.key }),
    })),
  }
}
