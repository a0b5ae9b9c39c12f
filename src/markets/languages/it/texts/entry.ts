export const entry = {
  neutral:
    'I documenti necessari dipendono dalla tua nazionalità. Prima di prenotare chiedi al ministero degli Esteri del tuo paese, oppure chiamaci: {phone}.',
  home: 'Per i cittadini di questo paese: {home}.',
  document:
    '{document, select, none {resti nel tuo paese, basta un documento d’identità.} card {carta d’identità o passaporto, validi per tutto il soggiorno.} other {{months, plural, =0 {passaporto valido per tutto il soggiorno.} one {passaporto valido almeno # mese oltre il soggiorno.} many {passaporto valido almeno # mesi oltre il soggiorno.} other {passaporto valido almeno # mesi oltre il soggiorno.}}}}',
  permit:
    '{permit, select, none {Nessun visto per una vacanza.} online {Prima della partenza va chiesta un’autorizzazione elettronica ({name}).} arrival {Nessun visto per una vacanza, ma un modulo di arrivo elettronico ({name}).} visa {Serve un visto; di solito una parte si può fare prima, online.} other {Se serve un visto dipende dalla nazionalità e dalla durata del soggiorno.}}',
  others:
    'I bambini hanno bisogno di un documento proprio. Per altre nazionalità possono valere altre regole; nel dubbio chiamaci: {phone}.',
  checked: 'Informazioni generali, aggiornate a {date}. Le regole cambiano: vale quello che le autorità dicono al momento del viaggio.',
  ministry: 'Consigli di viaggio del ministero',
}
