import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Onze boekingspartner haalt even adem',
    message: 'We kunnen het boekingssysteem nu niet bereiken. Probeer het over een paar minuten opnieuw.',
    cta: 'Terug naar home',
  },
  apiBlacklistedCountry: {
    title: 'Deze boeking kunnen we niet aannemen',
    message: 'Reizigers uit het gekozen land kunnen deze reis niet online boeken. Bel ons; vaak is er een andere weg.',
    cta: 'Contact opnemen',
  },
  apiItineraryClosedTransactions: {
    title: 'Deze reis is afgerekend',
    message: 'Alle betalingen voor deze reis zijn afgesloten, dus hier kan niets meer worden gewijzigd. Je boeking zelf is veilig.',
    cta: 'Terug naar home',
  },
  badGateway: {
    title: 'De verbinding viel weg',
    message: 'We kregen een antwoord dat we niet konden lezen. Wat je hebt ingevuld, staat er nog. Probeer het opnieuw.',
    cta: 'Terug naar home',
  },
  unknown: {
    title: 'Er ging iets mis',
    message: 'Het lag niet aan jou. Probeer het opnieuw; gebeurt het weer, geef ons dan de supportcode hieronder.',
    cta: 'Terug naar home',
  },
  validationFailed: {
    title: 'Er klopt nog iets niet',
    message: 'Het boekingssysteem weigerde een van de gegevens. Ga terug en kijk na wat je hebt ingevuld.',
    cta: 'Terug naar home',
  },
  errorConfiguration404: {
    title: 'Hier houdt dit pad op',
    message: 'De pagina is verplaatst of heeft nooit bestaan. De rest van de kaart klopt wel.',
    cta: 'Terug naar home',
  },
  errorConfiguration500: {
    title: 'We gleden even uit',
    message: 'Er ging bij ons iets stuk. Probeer het zo opnieuw.',
    cta: 'Terug naar home',
  },
  errorConfiguration503: {
    title: 'Zo weer terug',
    message: 'Het is erg druk, of we zijn even aan het onderhouden. Wat je hebt ingevuld, gaat niet verloren.',
    cta: 'Opnieuw proberen',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Een eenzame wegwijzer waar een pad in de mist verdwijnt',
  storm: 'Donkere wolken boven een onrustige zee',
  pause: 'Een aangemeerde boot op stil water in de schemering',
}
