import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Unser Buchungspartner holt kurz Luft',
    message: 'Das Buchungssystem ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    cta: 'Zur Startseite',
  },
  apiBlacklistedCountry: {
    title: 'Diese Buchung können wir nicht annehmen',
    message:
      'Reisende mit Wohnsitz im gewählten Land können diese Reise nicht online buchen. Rufen Sie uns an; oft gibt es einen anderen Weg.',
    cta: 'Kontakt aufnehmen',
  },
  apiItineraryClosedTransactions: {
    title: 'Diese Reise ist abgerechnet',
    message: 'Alle Zahlungen zu dieser Reise sind abgeschlossen, sie lässt sich hier nicht mehr ändern. Ihre Buchung selbst ist sicher.',
    cta: 'Zur Startseite',
  },
  badGateway: {
    title: 'Die Leitung ist abgerissen',
    message:
      'Wir bekamen eine Antwort, die wir nicht lesen konnten. Was Sie eingegeben haben, ist noch da. Bitte versuchen Sie es noch einmal.',
    cta: 'Zur Startseite',
  },
  unknown: {
    title: 'Etwas ist schiefgegangen',
    message: 'An Ihnen lag es nicht. Versuchen Sie es noch einmal; passiert es wieder, nennen Sie uns den Supportcode unten.',
    cta: 'Zur Startseite',
  },
  validationFailed: {
    title: 'Etwas passt noch nicht',
    message: 'Das Buchungssystem hat eine der Angaben abgelehnt. Bitte gehen Sie zurück und prüfen Sie Ihre Eingaben.',
    cta: 'Zur Startseite',
  },
  errorConfiguration404: {
    title: 'Hier endet der Pfad',
    message: 'Die Seite ist umgezogen, oder es gab sie nie. Der Rest der Karte stimmt.',
    cta: 'Zur Startseite',
  },
  errorConfiguration500: {
    title: 'Wir sind ausgerutscht',
    message: 'Bei uns ist etwas kaputtgegangen. Bitte versuchen Sie es gleich noch einmal.',
    cta: 'Zur Startseite',
  },
  errorConfiguration503: {
    title: 'Gleich wieder da',
    message: 'Es ist gerade viel los, oder wir warten etwas. Was Sie eingegeben haben, geht nicht verloren.',
    cta: 'Noch einmal versuchen',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Ein einsamer Wegweiser, wo ein Pfad im Nebel verschwindet',
  storm: 'Dunkle Wolken über unruhiger See',
  pause: 'Ein vertäutes Boot auf stillem Wasser in der Dämmerung',
}
