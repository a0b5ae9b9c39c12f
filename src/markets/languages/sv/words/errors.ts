import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Vår bokningspartner hämtar andan',
    message: 'Vi når inte bokningssystemet just nu. Försök igen om några minuter.',
    cta: 'Till startsidan',
  },
  apiBlacklistedCountry: {
    title: 'Vi kan inte ta emot den här bokningen',
    message: 'Resenärer som bor i det valda landet kan inte boka resan på nätet. Ring oss; det finns ofta en annan väg.',
    cta: 'Kontakta oss',
  },
  apiItineraryClosedTransactions: {
    title: 'Den här resan är slutbetald',
    message: 'Alla betalningar för resan är avslutade, så den kan inte ändras här. Själva bokningen är trygg.',
    cta: 'Till startsidan',
  },
  badGateway: {
    title: 'Förbindelsen bröts',
    message: 'Vi fick ett svar som vi inte kunde läsa. Det du har skrivit finns kvar. Försök igen.',
    cta: 'Till startsidan',
  },
  unknown: {
    title: 'Något gick fel',
    message: 'Det var inte du. Försök igen; händer det två gånger, berätta supportkoden nedan för oss.',
    cta: 'Till startsidan',
  },
  validationFailed: {
    title: 'Något stämmer inte än',
    message: 'Bokningssystemet godtog inte en av uppgifterna. Gå tillbaka och se över det du har skrivit.',
    cta: 'Till startsidan',
  },
  errorConfiguration404: {
    title: 'Här slutar stigen',
    message: 'Sidan har flyttat eller har aldrig funnits. Resten av kartan stämmer.',
    cta: 'Till startsidan',
  },
  errorConfiguration500: {
    title: 'Vi tappade fotfästet',
    message: 'Något gick sönder hos oss. Försök igen om en stund.',
    cta: 'Till startsidan',
  },
  errorConfiguration503: {
    title: 'Strax tillbaka',
    message: 'Det är mycket att göra, eller så underhåller vi lite. Inget av det du har skrivit går förlorat.',
    cta: 'Försök igen',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'En ensam vägvisare där en stig försvinner i dimman',
  storm: 'Mörka moln över ett oroligt hav',
  pause: 'En förtöjd båt på stilla vatten i skymningen',
}
