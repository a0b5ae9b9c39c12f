/** What an address of a country looks like where countries differ (rule 57). Codes are ISO 3166-1 alpha-2. */

/** Countries whose addresses have no postcode. */
const withoutPostcodes: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MW NR NU ' +
    'QA RW SB SC SL SR ST SX SY TD TG TK TO TV UG VU YE ZW'
  ).split(' '),
)

/** What the region of an address is called. */
export const regionWords = ['state', 'province', 'prefecture', 'county', 'emirate', 'region'] as const
export type RegionWord = (typeof regionWords)[number]

const countriesByRegionWord: Readonly<Record<RegionWord, string>> = {
  state: 'AU BR IN MX MY NG US VE',
  province: 'AR CA CN ES ID IT KR TH TR VN ZA',
  prefecture: 'JP',
  county: 'IE TW',
  emirate: 'AE',
  region: 'CL CO CR EC EG GE KZ PA PE PH RU SV UA UY UZ',
}

const words = new Map(regionWords.flatMap((word) => countriesByRegionWord[word].split(' ').map((code) => [code, word] as const)))

export const hasPostcodes = (country: string): boolean => !withoutPostcodes.has(country)

/** Nothing for a country whose addresses name no region. */
export const regionWordOf = (country: string): RegionWord | undefined => words.get(country)

/** Where people call the postcode a ZIP code. */
export const hasZipCodes = (country: string): boolean => country === 'US' || country === 'PR'
