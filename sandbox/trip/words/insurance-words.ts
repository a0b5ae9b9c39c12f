import type { Words } from './words.ts'

export const insuranceWords = {
  cancellation: {
    en: 'Cancellation insurance',
    fr: 'Assurance annulation',
    nl: 'Annuleringsverzekering',
    no: 'Avbestillingsforsikring',
    sv: 'Avbokningsförsäkring',
    fi: 'Peruutusvakuutus',
    da: 'Afbestillingsforsikring',
    pt: 'Seguro de cancelamento',
    it: 'Assicurazione annullamento',
    de: 'Reiserücktrittsversicherung',
  },
  luggage: {
    en: 'Luggage insurance',
    fr: 'Assurance bagages',
    nl: 'Bagageverzekering',
    no: 'Bagasjeforsikring',
    sv: 'Bagageförsäkring',
    fi: 'Matkatavaravakuutus',
    da: 'Bagageforsikring',
    pt: 'Seguro de bagagem',
    it: 'Assicurazione bagagli',
    de: 'Reisegepäckversicherung',
  },
} as const satisfies Record<string, Words>
