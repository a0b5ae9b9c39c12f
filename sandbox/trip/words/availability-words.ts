import type { Words } from './words.ts'

export const availabilityWords = {
  missing: {
    en: 'No room has been found for this stay: {name}.',
    fr: 'Aucune chambre n’a été trouvée pour ce séjour : {name}.',
    nl: 'Voor dit verblijf is geen kamer gevonden: {name}.',
    no: 'Det er ikke funnet noe rom til dette oppholdet: {name}.',
    sv: 'Inget rum har hittats för den här vistelsen: {name}.',
    fi: 'Tälle yöpymiselle ei löytynyt huonetta: {name}.',
    da: 'Der er ikke fundet et værelse til dette ophold: {name}.',
    pt: 'Não foi encontrado quarto para esta estadia: {name}.',
    it: 'Non è stata trovata una camera per questo soggiorno: {name}.',
    de: 'Für diesen Aufenthalt wurde kein Zimmer gefunden: {name}.',
  },
} as const satisfies Record<string, Words>
