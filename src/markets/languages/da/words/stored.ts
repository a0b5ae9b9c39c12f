import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'sørger for, at kun din browser ser og ændrer din bestilling',
    link: 'husker, at du kom via et link, indtil du har oplyst din e-mailadresse',
    banner: 'husker, at du har lukket et banner',
    consent: 'husker, hvad du har sagt ja og nej til',
    drafts:
      'det, du er begyndt at skrive i en bestilling, krypteret, så intet går tabt ved genindlæsning; slettes, når bestillingen er bekræftet',
    marks: 'hvilke trin i en bestilling der er færdige, og hvor du var',
    tours: 'de rejser, du har gemt og sidst så på',
    tab: 'de værelser, du har valgt, dine svar om egen rute, og hvad denne fane har vist dig',
  },
  lives: {
    hour: '1 time',
    day: '24 timer',
    month: '30 dage',
    halfYear: '180 dage',
    tab: 'indtil du lukker fanen',
    cleared: 'indtil du fjerner det i din browser',
  },
}
