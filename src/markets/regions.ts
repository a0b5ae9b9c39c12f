import { htmlLang, type Localized, languageCodes } from '../shared/language.ts'
import type { Region } from '../shared/market/region.ts'
import type { CountriesWords } from './languages/en/words/countries.ts'
import type { RegionsWords } from './languages/en/words/regions.ts'
import { say } from './words.ts'

type RegionKey = keyof RegionsWords
type CountryKey = keyof CountriesWords
type Row = {
  key: RegionKey
  inSentence?: Localized
  scene: string
  countries: Partial<Record<CountryKey, { code: string; inSentence?: Localized; scene: string }>>
}

const rows: readonly Row[] = [
  {
    key: 'nordics',
    inSentence: { en: 'the Nordics' },
    scene: 'fjord-1',
    countries: {
      norway: { code: 'NO', scene: 'fjord-8' },
      sweden: { code: 'SE', scene: 'forest-2' },
      finland: { code: 'FI', scene: 'forest-4' },
      denmark: { code: 'DK', scene: 'coast-8' },
      iceland: { code: 'IS', scene: 'northern-lights-5' },
    },
  },
  {
    key: 'western-europe',
    scene: 'city-2',
    countries: {
      'united-kingdom': { code: 'GB', inSentence: { en: 'the United Kingdom', nl: 'het Verenigd Koninkrijk' }, scene: 'old-town-5' },
      ireland: { code: 'IE', scene: 'coast-1' },
      france: { code: 'FR', scene: 'vineyard-4' },
      netherlands: { code: 'NL', inSentence: { en: 'the Netherlands' }, scene: 'city-7' },
      belgium: { code: 'BE', scene: 'old-town-9' },
    },
  },
  {
    key: 'central-europe',
    scene: 'alpine-2',
    countries: {
      germany: { code: 'DE', scene: 'forest-8' },
      switzerland: { code: 'CH', scene: 'alpine-3' },
      austria: { code: 'AT', scene: 'alpine-8' },
      czechia: { code: 'CZ', scene: 'city-4' },
      slovenia: { code: 'SI', scene: 'fjord-5' },
    },
  },
  {
    key: 'southern-europe',
    scene: 'vineyard-1',
    countries: {
      italy: { code: 'IT', scene: 'vineyard-5' },
      spain: { code: 'ES', scene: 'old-town-7' },
      portugal: { code: 'PT', scene: 'coast-3' },
      greece: { code: 'GR', scene: 'islands-7' },
      croatia: { code: 'HR', scene: 'coast-6' },
    },
  },
  {
    key: 'africa',
    scene: 'savannah-1',
    countries: {
      morocco: { code: 'MA', scene: 'desert-1' },
      'south-africa': { code: 'ZA', scene: 'savannah-2' },
      namibia: { code: 'NA', scene: 'desert-9' },
      tanzania: { code: 'TZ', scene: 'savannah-3' },
    },
  },
  {
    key: 'asia',
    scene: 'city-3',
    countries: {
      japan: { code: 'JP', scene: 'forest-7' },
      vietnam: { code: 'VN', scene: 'islands-6' },
      'sri-lanka': { code: 'LK', scene: 'vineyard-7' },
      thailand: { code: 'TH', scene: 'islands-2' },
      jordan: { code: 'JO', scene: 'desert-8' },
    },
  },
  {
    key: 'americas',
    inSentence: { en: 'the Americas' },
    scene: 'desert-2',
    countries: {
      'united-states': { code: 'US', inSentence: { en: 'the United States', nl: 'de Verenigde Staten' }, scene: 'desert-5' },
      canada: { code: 'CA', scene: 'alpine-9' },
      'costa-rica': { code: 'CR', scene: 'coast-7' },
      peru: { code: 'PE', scene: 'alpine-7' },
      chile: { code: 'CL', scene: 'alpine-5' },
    },
  },
  {
    key: 'oceania',
    scene: 'coast-5',
    countries: { 'new-zealand': { code: 'NZ', scene: 'fjord-9' }, australia: { code: 'AU', scene: 'desert-6' } },
  },
]

const displayNames = languageCodes.map((code) => [code, new Intl.DisplayNames(htmlLang(code), { type: 'region' })] as const)

/** A country's name in every language, as CLDR has it. */
export const countryNames = (code: string): Localized =>
  Object.fromEntries(displayNames.map(([language, names]) => [language, names.of(code) ?? code]))

const namesOf = (key: RegionKey): Pick<Region, 'name' | 'localizedName'> => {
  const localizedName = say('regionNames', (words) => words[key])
  return { name: localizedName.en ?? key, localizedName }
}

const toRegion = ({ key, inSentence, scene, countries }: Row): Region => ({
  key,
  ...namesOf(key),
  nameInSentence: inSentence,
  navigationDescription: say('regions', (words) => words[key]),
  introduction: say('regionIntroductions', (words) => words[key]),
  squareImage: `/assets/artwork/${scene}`,
  countries: Object.entries(countries).map(([country, { code, inSentence: within, scene: own }]) => {
    const localizedName = countryNames(code)
    return {
      key: country,
      code,
      name: localizedName.en ?? country,
      localizedName,
      nameInSentence: within,
      description: say('countries', (words) => words[country as CountryKey]),
      image: `/assets/artwork/${own}`,
    }
  }),
})

export const regions: Region[] = rows.map(toRegion)
