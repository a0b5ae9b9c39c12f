import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Inserisci un numero di telefono con il prefisso internazionale, per esempio +39 06 1234 5678.',
  invalidDate: 'Inserisci una data esistente, per esempio 24 03 1988.',
  invalidDateMin: 'La data deve essere {min} o successiva.',
  invalidDateMax: 'La data deve essere {max} o precedente.',
  invalidInteger: 'Inserisci un numero intero.',
  missingRequiredFields: 'Mancano dati obbligatori',
  invalidBookingWindowTitle: 'Questa offerta è scaduta',
  invalidBookingWindowMessage:
    'Prezzi e posti erano riservati per un tempo limitato, ormai trascorso. Ricomincia dalla pagina del viaggio per vedere il prezzo di oggi.',
  inactiveAgencyErrorTitle: 'Questa agenzia al momento non può prenotare',
  inactiveAgencyErrorMessage: 'L’agenzia per cui è stato preparato il viaggio non è attiva. Chiedi alla tua agenzia o chiamaci.',
}

export const packageTravelInformation = `
La combinazione di servizi turistici che ti viene proposta è un pacchetto ai sensi della direttiva (UE) 2015/2302. Pertanto beneficerai di tutti i diritti dell’UE che si applicano ai pacchetti. Siamo pienamente responsabili della corretta esecuzione del pacchetto nel suo insieme. Come prescritto dalla legge, disponiamo di una protezione per rimborsare i tuoi pagamenti e, se il trasporto è incluso, per garantire il tuo rimpatrio nel caso in cui diventassimo insolventi.

## I tuoi diritti principali

- Ricevi tutte le informazioni essenziali sul pacchetto prima della conclusione del contratto.
- Vi è sempre almeno un professionista responsabile della corretta esecuzione di tutti i servizi turistici inclusi nel contratto.
- Ti viene comunicato un numero di emergenza o i recapiti di un punto di contatto.
- Puoi cedere il pacchetto a un’altra persona, con un preavviso ragionevole ed eventualmente con costi aggiuntivi.
- Il prezzo può aumentare solo se aumentano costi specifici (per esempio il carburante) e se il contratto lo prevede espressamente, comunque non oltre 20 giorni prima dell’inizio. Se l’aumento supera l’8% del prezzo, puoi recedere dal contratto.
- Puoi recedere senza spese ed essere interamente rimborsato se uno degli elementi essenziali, diverso dal prezzo, cambia in modo sostanziale.
- In circostanze eccezionali, per esempio gravi problemi di sicurezza a destinazione, puoi recedere senza spese prima dell’inizio.
- Puoi recedere in qualsiasi momento prima dell’inizio pagando spese adeguate e giustificabili.
- Se dopo l’inizio elementi importanti non possono essere forniti, ti vengono offerte soluzioni alternative adeguate senza supplemento.
- Hai diritto a una riduzione del prezzo o a un risarcimento se i servizi non sono eseguiti o lo sono in modo inesatto.
- Dobbiamo prestarti assistenza se ti trovi in difficoltà.
- Se diventiamo insolventi, i pagamenti sono rimborsati e, se il trasporto è incluso, il rientro è garantito.
`
