import type { Market } from '../shared/market/market.ts'
import type { EntryRule, Region } from '../shared/market/region.ts'

/** When the rules below were last compared with what ministries publish. They are general: short holidays, ordinary passports. */
const checked = '2025-09-01'

const passport = (permit: EntryRule['permit'], validMonths = 0, permitName = ''): EntryRule => ({
  document: 'passport',
  validMonths,
  permit,
  permitName,
})

const freeMovement = ['NO', 'SE', 'FI', 'DK', 'IS', 'IE', 'FR', 'NL', 'BE', 'DE', 'CH', 'AT', 'CZ', 'SI', 'IT', 'ES', 'PT', 'GR', 'HR']

const overseas: Readonly<Record<string, EntryRule>> = {
  MA: passport('none', 3),
  ZA: passport('none', 1),
  NA: passport('visa', 6),
  TZ: passport('visa', 6),
  JP: passport('none'),
  VN: passport('depends', 6),
  LK: passport('online', 6, 'ETA'),
  TH: passport('arrival', 6, 'TDAC'),
  JO: passport('visa', 6),
  US: passport('online', 0, 'ESTA'),
  CA: passport('online', 0, 'eTA'),
  CR: passport('none'),
  PE: passport('none', 6),
  CL: passport('none'),
  NZ: passport('online', 3, 'NZeTA'),
  AU: passport('online', 0, 'eVisitor'),
}

const atHome: EntryRule = { document: 'none', validMonths: 0, permit: 'none', permitName: '' }

function ruleFor(home: string, country: string): EntryRule | undefined {
  if (home === country) return atHome
  if (home === 'GB') return country === 'IE' ? passport('none') : freeMovement.includes(country) ? passport('none', 3) : overseas[country]
  if (country === 'GB') return passport('online', 0, 'ETA')
  return freeMovement.includes(country) ? { ...atHome, document: 'card' } : overseas[country]
}

/** The regions with what citizens of `home` need to enter their countries; a market that is no country knows nothing of it. */
export const withEntryRules = (regions: readonly Region[], home: string | null): Region[] =>
  regions.map((region) => ({
    ...region,
    countries: region.countries.map((country) => ({ ...country, entry: home === null ? undefined : ruleFor(home, country.code) })),
  }))

const ministries: Readonly<Record<string, string>> = {
  NL: 'https://www.nederlandwereldwijd.nl/reisadvies',
  BE: 'https://diplomatie.belgium.be/',
  FR: 'https://www.diplomatie.gouv.fr/fr/conseils-aux-voyageurs/',
  DE: 'https://www.auswaertiges-amt.de/de/reiseundsicherheit',
  GB: 'https://www.gov.uk/foreign-travel-advice',
  NO: 'https://www.regjeringen.no/',
  SE: 'https://www.swedenabroad.se/',
  FI: 'https://um.fi/matkustustiedotteet',
  DK: 'https://um.dk/rejse-og-ophold',
  PT: 'https://portaldascomunidades.mne.gov.pt/',
  IT: 'https://www.viaggiaresicuri.it/',
}

export const entryAdvice = (home: string | null): Market['entryAdvice'] =>
  home === null ? undefined : { checked, ministry: ministries[home] }
