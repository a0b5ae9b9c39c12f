import type { Localized } from '../shared/language.ts'

/** Who supervises the accessibility of online shops, per country. An operator has counsel confirm them. */
const authorities: Readonly<Record<string, Localized>> = {
  BE: { nl: 'FOD Economie', fr: 'SPF Économie', en: 'FPS Economy' },
  DE: { de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)' },
  DK: { da: 'Digitaliseringsstyrelsen' },
  FI: { fi: 'Liikenne- ja viestintävirasto Traficom' },
  FR: { fr: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)' },
  GB: { en: 'Equality and Human Rights Commission' },
  IT: { it: 'Agenzia per l’Italia digitale (AgID)' },
  NL: { nl: 'Autoriteit Consument & Markt (ACM)', en: 'Autoriteit Consument & Markt (ACM)' },
  NO: { no: 'Tilsynet for universell utforming av ikt' },
  PT: { pt: 'Direção-Geral do Consumidor' },
  SE: { sv: 'Post- och telestyrelsen (PTS)' },
}

const elsewhere: Localized = {
  en: 'that of the country you live in',
  fr: 'celle du pays où vous vivez',
  nl: 'die van het land waar je woont',
  no: 'den i landet du bor i',
  sv: 'den i landet där du bor',
  fi: 'asuinmaasi viranomainen',
  da: 'den i det land, du bor i',
  pt: 'a do país onde vive',
  it: 'quella del Paese in cui vivi',
  de: 'die des Landes, in dem Sie leben',
}

/** By name, or in words for a market that is no country. */
export const accessibilityAuthority = (country: string | null): Localized => ({
  ...elsewhere,
  ...(country === null ? undefined : authorities[country]),
})
