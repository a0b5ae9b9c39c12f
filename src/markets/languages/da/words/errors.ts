import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Vores bookingpartner trækker lige vejret',
    message: 'Vi kan ikke nå bookingsystemet lige nu. Prøv igen om nogle minutter.',
    cta: 'Til forsiden',
  },
  apiBlacklistedCountry: {
    title: 'Vi kan ikke tage imod denne bestilling',
    message: 'Rejsende, der bor i det valgte land, kan ikke bestille turen på nettet. Ring til os; der er ofte en anden vej.',
    cta: 'Kontakt os',
  },
  apiItineraryClosedTransactions: {
    title: 'Denne rejse er gjort op',
    message: 'Alle betalinger for rejsen er afsluttet, så den kan ikke ændres her. Selve din bestilling er i sikkerhed.',
    cta: 'Til forsiden',
  },
  badGateway: {
    title: 'Forbindelsen røg',
    message: 'Vi fik et svar, vi ikke kunne læse. Det, du har skrevet, er her stadig. Prøv igen.',
    cta: 'Til forsiden',
  },
  unknown: {
    title: 'Noget gik galt',
    message: 'Det var ikke dig. Prøv igen; sker det to gange, så giv os supportkoden nedenfor.',
    cta: 'Til forsiden',
  },
  validationFailed: {
    title: 'Noget passer ikke endnu',
    message: 'Bookingsystemet afviste en af oplysningerne. Gå tilbage, og se efter, hvad du har skrevet.',
    cta: 'Til forsiden',
  },
  errorConfiguration404: {
    title: 'Her slutter stien',
    message: 'Siden er flyttet, eller den har aldrig eksisteret. Resten af kortet passer.',
    cta: 'Til forsiden',
  },
  errorConfiguration500: {
    title: 'Vi mistede fodfæstet',
    message: 'Noget gik i stykker hos os. Prøv igen om et øjeblik.',
    cta: 'Til forsiden',
  },
  errorConfiguration503: {
    title: 'Straks tilbage',
    message: 'Der er travlt, eller vi vedligeholder lidt. Intet af det, du har skrevet, går tabt.',
    cta: 'Prøv igen',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Et ensomt skilt, hvor en sti forsvinder i tågen',
  storm: 'Mørke skyer over et uroligt hav',
  pause: 'En fortøjet båd på stille vand i skumringen',
}
