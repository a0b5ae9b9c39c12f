import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'gjør at bare din nettleser ser og endrer bestillingen din',
    link: 'husker at du kom via en lenke, til du har oppgitt e-postadressen din',
    banner: 'husker at du har lukket et banner',
    consent: 'husker hva du har sagt ja og nei til',
    drafts:
      'det du har begynt å skrive i en bestilling, kryptert, så ingenting blir borte om du laster siden på nytt; slettes når bestillingen er bekreftet',
    marks: 'hvilke steg i en bestilling som er ferdige, og hvor du var',
    tours: 'reisene du har lagret og sist så på',
    tab: 'rommene du har valgt, svarene dine om egen rute og hva denne fanen har vist deg',
  },
  lives: {
    hour: '1 time',
    day: '24 timer',
    month: '30 dager',
    halfYear: '180 dager',
    tab: 'til du lukker fanen',
    cleared: 'til du fjerner det i nettleseren',
  },
}
