import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Il nostro partner di prenotazione riprende fiato',
    message: 'Al momento il sistema di prenotazione non è raggiungibile. Riprova tra qualche minuto.',
    cta: 'Torna alla home',
  },
  apiBlacklistedCountry: {
    title: 'Non possiamo accettare questa prenotazione',
    message: 'Chi risiede nel Paese scelto non può prenotare questo viaggio online. Chiamaci: spesso c’è un’altra strada.',
    cta: 'Contattaci',
  },
  apiItineraryClosedTransactions: {
    title: 'Questo viaggio è saldato',
    message: 'Tutti i pagamenti del viaggio sono chiusi, perciò qui non si può più modificare. La prenotazione è al sicuro.',
    cta: 'Torna alla home',
  },
  badGateway: {
    title: 'È caduta la linea',
    message: 'Abbiamo ricevuto una risposta illeggibile. Quello che hai scritto è ancora qui. Riprova.',
    cta: 'Torna alla home',
  },
  unknown: {
    title: 'Qualcosa è andato storto',
    message: 'Non dipende da te. Riprova; se succede di nuovo, comunicaci il codice di assistenza qui sotto.',
    cta: 'Torna alla home',
  },
  validationFailed: {
    title: 'Qualcosa ancora non torna',
    message: 'Il sistema di prenotazione ha rifiutato uno dei dati. Torna indietro e controlla quello che hai scritto.',
    cta: 'Torna alla home',
  },
  errorConfiguration404: {
    title: 'Il sentiero finisce qui',
    message: 'La pagina è stata spostata o non è mai esistita. Il resto della mappa è a posto.',
    cta: 'Torna alla home',
  },
  errorConfiguration500: {
    title: 'Siamo inciampati',
    message: 'Qualcosa si è rotto dalla nostra parte. Riprova tra un momento.',
    cta: 'Torna alla home',
  },
  errorConfiguration503: {
    title: 'Torniamo subito',
    message: 'C’è molto traffico, o stiamo facendo un po’ di manutenzione. Nulla di quello che hai scritto va perso.',
    cta: 'Riprova',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Un cartello solitario dove un sentiero svanisce nella nebbia',
  storm: 'Nuvole scure sopra un mare agitato',
  pause: 'Una barca ormeggiata sull’acqua ferma al crepuscolo',
}
