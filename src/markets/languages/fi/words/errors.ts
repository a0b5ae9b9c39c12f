import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Varaus\u00adkumppanimme vetää henkeä',
    message: 'Varausjärjestelmään ei juuri nyt saada yhteyttä. Yritä uudelleen muutaman minuutin kuluttua.',
    cta: 'Etusivulle',
  },
  apiBlacklistedCountry: {
    title: 'Emme voi ottaa tätä varausta vastaan',
    message: 'Valitussa maassa asuvat eivät voi varata tätä matkaa verkossa. Soita meille; usein löytyy toinen tie.',
    cta: 'Ota yhteyttä',
  },
  apiItineraryClosedTransactions: {
    title: 'Tämä matka on maksettu loppuun',
    message: 'Matkan kaikki maksut on päätetty, joten sitä ei voi enää muuttaa tässä. Varauksesi on tallessa.',
    cta: 'Etusivulle',
  },
  badGateway: {
    title: 'Yhteys katkesi',
    message: 'Saimme vastauksen, jota emme osanneet lukea. Kirjoittamasi tiedot ovat tallella. Yritä uudelleen.',
    cta: 'Etusivulle',
  },
  unknown: {
    title: 'Jokin meni vikaan',
    message: 'Vika ei ollut sinussa. Yritä uudelleen; jos niin käy toistamiseen, kerro meille alla oleva tukikoodi.',
    cta: 'Etusivulle',
  },
  validationFailed: {
    title: 'Jokin ei vielä täsmää',
    message: 'Varausjärjestelmä ei hyväksynyt yhtä tiedoista. Palaa takaisin ja tarkista, mitä kirjoitit.',
    cta: 'Etusivulle',
  },
  errorConfiguration404: {
    title: 'Polku päättyy tähän',
    message: 'Sivu on siirtynyt tai sitä ei ole koskaan ollutkaan. Muu kartta pitää paikkansa.',
    cta: 'Etusivulle',
  },
  errorConfiguration500: { title: 'Jalka lipesi', message: 'Meillä meni jotain rikki. Yritä hetken päästä uudelleen.', cta: 'Etusivulle' },
  errorConfiguration503: {
    title: 'Palaamme pian',
    message: 'Nyt on ruuhkaa tai pientä huoltoa. Mitään kirjoittamaasi ei katoa.',
    cta: 'Yritä uudelleen',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Yksinäinen viitta, jonka luona polku katoaa sumuun',
  storm: 'Tummia pilviä levottoman meren yllä',
  pause: 'Kiinnitetty vene tyynellä vedellä hämärässä',
}
