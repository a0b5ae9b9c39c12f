import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'sorgt dafür, dass nur Ihr Browser Ihre Buchung sieht und ändert',
    link: 'merkt sich, dass Sie über einen Link gekommen sind, bis Sie Ihre E-Mail-Adresse genannt haben',
    banner: 'merkt sich, dass Sie ein Banner geschlossen haben',
    consent: 'merken sich, was Sie erlaubt haben und was nicht',
    drafts:
      'was Sie in einer Buchung zu schreiben begonnen haben, verschlüsselt, damit ein Neuladen nichts löscht; gelöscht, sobald die Buchung bestätigt ist',
    marks: 'welche Schritte einer Buchung erledigt sind und wo Sie waren',
    tours: 'die Reisen, die Sie sich gemerkt und zuletzt angesehen haben',
    tab: 'die gewählten Zimmer, Ihre Antworten zur eigenen Route und was dieser Tab Ihnen gezeigt hat',
  },
  lives: {
    hour: '1 Stunde',
    day: '24 Stunden',
    month: '30 Tage',
    halfYear: '180 Tage',
    tab: 'bis Sie den Tab schließen',
    cleared: 'bis Sie es im Browser löschen',
  },
}
