import type { Words } from './words.ts'

export const routeWords = {
  title: {
    en: 'Your route: {stops}',
    fr: 'Votre itinéraire : {stops}',
    nl: 'Jouw route: {stops}',
    no: 'Din rute: {stops}',
    sv: 'Din rutt: {stops}',
    fi: 'Reittisi: {stops}',
    da: 'Din rute: {stops}',
    pt: 'O seu percurso: {stops}',
    it: 'Il tuo itinerario: {stops}',
    de: 'Ihre Route: {stops}',
  },
} as const satisfies Record<string, Words>
