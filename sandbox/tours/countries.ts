import { languageIn } from '../../src/shared/language.ts'
import type { Language, RegionKey } from './vocabulary.ts'

export interface Country {
  readonly code: string
  readonly region: RegionKey
  readonly zone: string
}

export const countries = {
  norway: { code: 'NO', region: 'nordics', zone: 'Europe/Oslo' },
  sweden: { code: 'SE', region: 'nordics', zone: 'Europe/Stockholm' },
  finland: { code: 'FI', region: 'nordics', zone: 'Europe/Helsinki' },
  denmark: { code: 'DK', region: 'nordics', zone: 'Europe/Copenhagen' },
  iceland: { code: 'IS', region: 'nordics', zone: 'Atlantic/Reykjavik' },
  'united-kingdom': { code: 'GB', region: 'western-europe', zone: 'Europe/London' },
  ireland: { code: 'IE', region: 'western-europe', zone: 'Europe/Dublin' },
  france: { code: 'FR', region: 'western-europe', zone: 'Europe/Paris' },
  netherlands: { code: 'NL', region: 'western-europe', zone: 'Europe/Amsterdam' },
  belgium: { code: 'BE', region: 'western-europe', zone: 'Europe/Brussels' },
  germany: { code: 'DE', region: 'central-europe', zone: 'Europe/Berlin' },
  switzerland: { code: 'CH', region: 'central-europe', zone: 'Europe/Zurich' },
  austria: { code: 'AT', region: 'central-europe', zone: 'Europe/Vienna' },
  czechia: { code: 'CZ', region: 'central-europe', zone: 'Europe/Prague' },
  slovenia: { code: 'SI', region: 'central-europe', zone: 'Europe/Ljubljana' },
  italy: { code: 'IT', region: 'southern-europe', zone: 'Europe/Rome' },
  spain: { code: 'ES', region: 'southern-europe', zone: 'Europe/Madrid' },
  portugal: { code: 'PT', region: 'southern-europe', zone: 'Europe/Lisbon' },
  greece: { code: 'GR', region: 'southern-europe', zone: 'Europe/Athens' },
  croatia: { code: 'HR', region: 'southern-europe', zone: 'Europe/Zagreb' },
  morocco: { code: 'MA', region: 'africa', zone: 'Africa/Casablanca' },
  'south-africa': { code: 'ZA', region: 'africa', zone: 'Africa/Johannesburg' },
  namibia: { code: 'NA', region: 'africa', zone: 'Africa/Windhoek' },
  tanzania: { code: 'TZ', region: 'africa', zone: 'Africa/Dar_es_Salaam' },
  japan: { code: 'JP', region: 'asia', zone: 'Asia/Tokyo' },
  vietnam: { code: 'VN', region: 'asia', zone: 'Asia/Ho_Chi_Minh' },
  'sri-lanka': { code: 'LK', region: 'asia', zone: 'Asia/Colombo' },
  thailand: { code: 'TH', region: 'asia', zone: 'Asia/Bangkok' },
  jordan: { code: 'JO', region: 'asia', zone: 'Asia/Amman' },
  'united-states': { code: 'US', region: 'americas', zone: 'America/New_York' },
  canada: { code: 'CA', region: 'americas', zone: 'America/Toronto' },
  'costa-rica': { code: 'CR', region: 'americas', zone: 'America/Costa_Rica' },
  peru: { code: 'PE', region: 'americas', zone: 'America/Lima' },
  chile: { code: 'CL', region: 'americas', zone: 'America/Santiago' },
  'new-zealand': { code: 'NZ', region: 'oceania', zone: 'Pacific/Auckland' },
  australia: { code: 'AU', region: 'oceania', zone: 'Australia/Sydney' },
} as const satisfies Record<string, Country>

export type CountryKey = keyof typeof countries

const displayNames = new Map<Language, Intl.DisplayNames>()

export function countryName(code: string, language: Language): string {
  const names = displayNames.get(language) ?? new Intl.DisplayNames(languageIn(language).accountLocale, { type: 'region' })
  displayNames.set(language, names)
  return names.of(code) ?? code
}
