import type { LocalText } from '../vocabulary.ts'

export interface LocalCost {
  readonly name: LocalText
  /** Minor units of the currency. */
  readonly amount: number
  readonly currency: string
  /** What the amount is multiplied by. */
  readonly per: 'person-night' | 'person' | 'car'
}

export const localCosts = {
  'city-tax': {
    amount: 300,
    currency: 'EUR',
    per: 'person-night',
    name: {
      en: 'City tax',
      fr: 'Taxe de séjour',
      nl: 'Toeristenbelasting',
      no: 'Turistskatt',
      sv: 'Turistskatt',
      fi: 'Matkailijavero',
      da: 'Turistskat',
      pt: 'Taxa turística',
      it: 'Tassa di soggiorno',
      de: 'Kurtaxe',
    },
  },
  'national-park-fee': {
    amount: 2500,
    currency: 'USD',
    per: 'person',
    name: {
      en: 'National park fee',
      fr: 'Droit d’entrée au parc national',
      nl: 'Toegang nationaal park',
      no: 'Nasjonalparkavgift',
      sv: 'Nationalparksavgift',
      fi: 'Kansallispuistomaksu',
      da: 'Nationalparkafgift',
      pt: 'Taxa do parque nacional',
      it: 'Ingresso al parco nazionale',
      de: 'Nationalparkgebühr',
    },
  },
  'ferry-harbour-fee': {
    amount: 500,
    currency: 'EUR',
    per: 'person',
    name: {
      en: 'Harbour fee',
      fr: 'Taxe portuaire',
      nl: 'Havengeld',
      no: 'Havneavgift',
      sv: 'Hamnavgift',
      fi: 'Satamamaksu',
      da: 'Havneafgift',
      pt: 'Taxa portuária',
      it: 'Tassa portuale',
      de: 'Hafengebühr',
    },
  },
  vignette: {
    amount: 4000,
    currency: 'CHF',
    per: 'car',
    name: {
      en: 'Motorway sticker',
      fr: 'Vignette autoroutière',
      nl: 'Autowegenvignet',
      no: 'Motorveioblat',
      sv: 'Motorvägsvinjett',
      fi: 'Moottoritietarra',
      da: 'Motorvejsvignet',
      pt: 'Vinheta de autoestrada',
      it: 'Vignetta autostradale',
      de: 'Autobahnvignette',
    },
  },
  'road-toll': {
    amount: 60000,
    currency: 'NOK',
    per: 'car',
    name: {
      en: 'Road and bridge tolls',
      fr: 'Péages des routes et des ponts',
      nl: 'Tol voor wegen en bruggen',
      no: 'Bompenger',
      sv: 'Väg- och broavgifter',
      fi: 'Tie- ja siltamaksut',
      da: 'Vej- og broafgifter',
      pt: 'Portagens de estradas e pontes',
      it: 'Pedaggi di strade e ponti',
      de: 'Straßen- und Brückenmaut',
    },
  },
  'conservation-fee': {
    amount: 7000,
    currency: 'USD',
    per: 'person-night',
    name: {
      en: 'Conservation fee',
      fr: 'Taxe de conservation',
      nl: 'Natuurbeschermingsheffing',
      no: 'Verneavgift',
      sv: 'Naturvårdsavgift',
      fi: 'Luonnonsuojelumaksu',
      da: 'Naturbeskyttelsesafgift',
      pt: 'Taxa de conservação',
      it: 'Contributo per la conservazione',
      de: 'Naturschutzabgabe',
    },
  },
  'spa-tax': {
    amount: 250,
    currency: 'JPY',
    per: 'person-night',
    name: {
      en: 'Bath and lodging tax',
      fr: 'Taxe de bain et d’hébergement',
      nl: 'Bad- en verblijfsbelasting',
      no: 'Bade- og overnattingsavgift',
      sv: 'Bad- och logiskatt',
      fi: 'Kylpy- ja majoitusvero',
      da: 'Bade- og overnatningsafgift',
      pt: 'Taxa de banhos e alojamento',
      it: 'Tassa termale e di alloggio',
      de: 'Bade- und Übernachtungssteuer',
    },
  },
  'visitor-levy': {
    amount: 10000,
    currency: 'NZD',
    per: 'person',
    name: {
      en: 'Visitor levy',
      fr: 'Taxe visiteur',
      nl: 'Bezoekersheffing',
      no: 'Besøksavgift',
      sv: 'Besöksavgift',
      fi: 'Kävijämaksu',
      da: 'Besøgsafgift',
      pt: 'Taxa de visitante',
      it: 'Contributo visitatori',
      de: 'Besucherabgabe',
    },
  },
  'site-ticket': {
    amount: 70000,
    currency: 'JOD',
    per: 'person',
    name: {
      en: 'Ticket to the ancient sites',
      fr: 'Billet des sites antiques',
      nl: 'Toegang tot de oude plaatsen',
      no: 'Billett til oldtidsstedene',
      sv: 'Biljett till de antika platserna',
      fi: 'Pääsylippu muinaiskohteisiin',
      da: 'Billet til oldtidsstederne',
      pt: 'Bilhete para os sítios antigos',
      it: 'Biglietto dei siti antichi',
      de: 'Eintritt zu den antiken Stätten',
    },
  },
} as const satisfies Record<string, LocalCost>

export type LocalCostKey = keyof typeof localCosts
