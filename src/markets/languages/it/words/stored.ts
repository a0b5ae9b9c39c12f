import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'fa sì che solo il tuo browser veda e modifichi la tua prenotazione',
    link: 'ricorda che sei arrivato da un link, finché non hai indicato la tua e-mail',
    banner: 'ricorda che hai chiuso un avviso',
    consent: 'ricordano che cosa hai accettato e che cosa no',
    drafts:
      'quello che hai iniziato a scrivere in una prenotazione, cifrato, così ricaricare non cancella nulla; eliminato quando la prenotazione è confermata',
    marks: 'quali passi di una prenotazione sono fatti e dove eri',
    tours: 'i viaggi che hai salvato e visto per ultimi',
    tab: 'le camere scelte, le tue risposte sull’itinerario e quello che questa scheda ti ha mostrato',
  },
  lives: {
    hour: '1 ora',
    day: '24 ore',
    month: '30 giorni',
    halfYear: '180 giorni',
    tab: 'finché non chiudi la scheda',
    cleared: 'finché non lo elimini nel browser',
  },
}
