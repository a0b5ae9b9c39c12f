import type { InsolvencyCover } from '../shared/market/market.ts'

/** Invented funds: who would pay back and bring home the travellers of a market. */
const covers: Readonly<Record<string, InsolvencyCover>> = {
  NL: {
    name: 'Stichting Reiswaarborg Voorbeeld',
    address: 'Voorbeeldkade 12, 1000 AA Amsterdam',
    phone: '+31 20 000 0188',
    email: 'hulp@reiswaarborg.example',
  },
  BE: {
    name: 'Voorbeeld Garantiefonds Reizen / Fonds de garantie voyages (exemple)',
    address: 'Voorbeeldstraat 12, 1000 Brussel',
    phone: '+32 2 000 01 88',
    email: 'hulp@garantiefonds.example',
  },
  FR: {
    name: 'Fonds de garantie voyages (exemple)',
    address: '12 rue de l’Exemple, 75000 Paris',
    phone: '+33 1 99 00 18 88',
    email: 'aide@garantie-voyages.example',
  },
  DE: {
    name: 'Musterfonds Reisesicherung',
    address: 'Musterkai 12, 10000 Berlin',
    phone: '+49 30 23125 088',
    email: 'hilfe@musterfonds.example',
  },
  GB: {
    name: 'Voyagers Assurance Fund (sample)',
    address: '12 Harbour Row, London',
    phone: '+44 20 7946 0188',
    email: 'claims@voyagers-fund.example',
  },
  NO: {
    name: 'Reisegarantien Eksempel',
    address: 'Eksempelkaia 12, 0000 Oslo',
    phone: '+47 00 00 01 88',
    email: 'hjelp@reisegaranti.example',
  },
  SE: {
    name: 'Resegarantin Exempel',
    address: 'Exempelkajen 12, 100 00 Stockholm',
    phone: '+46 8 000 01 88',
    email: 'hjalp@resegaranti.example',
  },
  FI: {
    name: 'Matkavakuus Esimerkki',
    address: 'Esimerkkiranta 12, 00000 Helsinki',
    phone: '+358 9 000 0188',
    email: 'apu@matkavakuus.example',
  },
  DK: {
    name: 'Rejsegaranti Eksempel',
    address: 'Eksempelkajen 12, 1000 København',
    phone: '+45 00 00 01 88',
    email: 'hjaelp@rejsegaranti.example',
  },
  PT: {
    name: 'Fundo de Garantia Viagens (exemplo)',
    address: 'Cais do Exemplo 12, 1000-000 Lisboa',
    phone: '+351 21 000 0188',
    email: 'ajuda@garantia-viagens.example',
  },
  IT: {
    name: 'Fondo Garanzia Viaggi (esempio)',
    address: 'Molo Esempio 12, 00100 Roma',
    phone: '+39 06 0000 0188',
    email: 'aiuto@garanzia-viaggi.example',
  },
}

const international: InsolvencyCover = {
  name: 'Voyagers Assurance Fund (sample)',
  address: '12 Harbour Row, Sampleton',
  phone: '+44 20 7946 0188',
  email: 'claims@voyagers-fund.example',
}

export const insolvencyCover = (country: string | null): InsolvencyCover => covers[country ?? ''] ?? international
