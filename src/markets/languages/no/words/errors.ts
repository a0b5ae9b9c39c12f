import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Bestillingssystemet tar en pust i bakken',
    message: 'Vi får ikke kontakt med bestillingssystemet nå. Prøv igjen om noen minutter.',
    cta: 'Til forsiden',
  },
  apiBlacklistedCountry: {
    title: 'Vi kan ikke ta imot denne bestillingen',
    message: 'Reisende som bor i landet du valgte, kan ikke bestille denne turen på nettet. Ring oss; ofte finnes det en annen vei.',
    cta: 'Kontakt oss',
  },
  apiItineraryClosedTransactions: {
    title: 'Denne turen er gjort opp',
    message: 'Alle betalinger for turen er avsluttet, så den kan ikke endres her. Selve bestillingen din er trygg.',
    cta: 'Til forsiden',
  },
  badGateway: {
    title: 'Forbindelsen ble brutt',
    message: 'Vi fikk et svar vi ikke kunne lese. Det du har skrevet inn, er fortsatt her. Prøv igjen.',
    cta: 'Til forsiden',
  },
  unknown: {
    title: 'Noe gikk galt',
    message: 'Det var ikke deg. Prøv igjen; skjer det to ganger, gi oss støttekoden nedenfor.',
    cta: 'Til forsiden',
  },
  validationFailed: {
    title: 'Noe stemmer ikke ennå',
    message: 'Bestillingssystemet avviste en av opplysningene. Gå tilbake og se over det du skrev inn.',
    cta: 'Til forsiden',
  },
  errorConfiguration404: {
    title: 'Her slutter stien',
    message: 'Siden er flyttet, eller den har aldri eksistert. Resten av kartet stemmer.',
    cta: 'Til forsiden',
  },
  errorConfiguration500: {
    title: 'Vi mistet fotfestet',
    message: 'Noe gikk i stykker hos oss. Prøv igjen om et øyeblikk.',
    cta: 'Til forsiden',
  },
  errorConfiguration503: {
    title: 'Straks tilbake',
    message: 'Det er stor pågang, eller vi driver litt vedlikehold. Ingenting av det du skrev inn, er borte.',
    cta: 'Prøv igjen',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Et ensomt skilt der en sti forsvinner i tåka',
  storm: 'Mørke skyer over et urolig hav',
  pause: 'En fortøyd båt på stille vann i skumringen',
}
