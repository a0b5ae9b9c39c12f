import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Cookie',
    description: 'Quali cookie usa questo negozio, per che cosa e per quanto tempo.',
    body: `
Un cookie è un piccolo appunto che il browser conserva per un sito. Alcuni servono perché il negozio funzioni; gli altri arrivano solo dopo il tuo sì.

## Necessari

{cookies}

## Con il tuo consenso

- **Personalizzazione**: la chat di assistenza e il confronto tra due versioni di una pagina.
- **Targeting**: misurare quale pubblicità ti ha portato qui.

Nulla del secondo gruppo si carica prima del tuo sì. Puoi cambiare idea in ogni momento: [gestire i cookie](#manage-cookie-preferences).

## Sul tuo dispositivo

{device}`,
  },
  'terms-conditions': {
    title: 'Condizioni',
    description:
      'Su che cosa ci accordiamo quando prenoti: prezzo e pagamento, modifiche, recesso, reclami e protezione in caso di insolvenza.',
    body: `
Queste condizioni valgono per ogni pacchetto prenotato su questo sito. Non limitano i diritti che la legge ti dà.

Questo è un negozio di esempio: funziona con una sandbox e nulla viene davvero prenotato o addebitato. Un operatore mette qui le proprie condizioni.

## 1. Il contratto

La tua richiesta diventa un contratto quando inviamo la conferma. Se una parte è su richiesta, il contratto comincia quando quella parte è confermata; fino ad allora non addebitiamo nulla sulla carta.

## 2. Prezzo e pagamento

Il prezzo comprende tutto ciò che la pagina del viaggio elenca sotto «Incluso», con tasse e compenso. Ciò che si paga sul posto è indicato a parte. Secondo la partenza paghi in una volta, in due parti o a rate; le date si vedono prima di scegliere.

## 3. Modifiche da parte tua

I nomi si cambiano gratis fino a sette giorni prima della partenza. Date, camere ed extra si modificano finché c’è posto; la differenza di prezzo si vede prima del tuo consenso.

## 4. Recesso da parte tua

Il costo dipende da quanto tempo prima della partenza recedi. Le quote sono quelle indicate nella pagina del viaggio; la prenotazione le mostra ancora una volta, con le date del tuo viaggio, prima del pagamento.

Puoi dimostrare che il nostro danno è stato minore.

## 5. Modifica e annullamento da parte nostra

Se non si raggiunge il numero minimo di partecipanti possiamo annullare fino a 21 giorni prima della partenza e rimborsiamo tutto. Lo stesso vale se eventi fuori dal nostro controllo rendono il viaggio impossibile.

## 6. Se qualcosa non va

Dillo subito alla guida o al numero di emergenza, così possiamo rimediare. Una riduzione di prezzo si può chiedere entro due anni dal rientro.

## 7. Protezione in caso di insolvenza

I pagamenti sono protetti come richiede la direttiva sui pacchetti turistici. Il certificato arriva con la conferma.

## 8. Legge e controversie

La legge del Paese in cui vivi ti protegge come consumatore. Partecipiamo a procedure di conciliazione quando la legge lo richiede.`,
  },
  'privacy-policy': {
    title: 'Privacy',
    description: 'Quali dati servono, perché, chi li vede e quali sono i tuoi diritti.',
    body: `
Chiediamo ciò che serve a un viaggio, e nient’altro.

## Che cosa conserviamo

- **Per prenotare**: nomi, date di nascita, recapiti e, dove un Paese lo chiede, dati del passaporto. Vanno al sistema di prenotazione e agli hotel, alle guide e ai vettori del tuo viaggio.
- **Per essere pagati**: i dati della carta vanno direttamente al servizio di pagamento. Noi sappiamo solo se ha funzionato.
- **Per risponderti**: quello che scrivi nel modulo di contatto arriva per e-mail al nostro team. Il negozio non ne conserva copia.
- **Per far funzionare il negozio**: registri dei server senza nomi, per 30 giorni.

## Su quale base

L’esecuzione del nostro contratto con te; obblighi di legge come la contabilità (dieci anni); il tuo consenso dove lo chiediamo.

## Dove resta

Il negozio non tiene un archivio clienti. Quello che salvi di una prenotazione sta nel sistema di prenotazione dell’organizzatore. Per ogni prenotazione il negozio conserva ciò che serve per continuarla: quali passi sono fatti, a che punto è il pagamento e, sigillato, il contenuto di un modulo, per un giorno o per la durata di un link che hai chiesto. Tutto si cancella 30 giorni dopo l’ultima modifica.

## I tuoi diritti

Puoi chiedere di vedere, correggere, trasferire o cancellare i tuoi dati, opporti al loro uso e rivolgerti al Garante. Scrivi all’indirizzo in fondo a questa pagina.`,
  },
  faq: {
    title: 'Domande e risposte',
    description: 'Prenotare, pagare, modificare, viaggiare: le risposte brevi.',
    body: `
## Prenotare

### Mi serve un account?

No. Si prenota come ospiti. Un account serve solo a riunire le prenotazioni.

### Per quanto tempo vale il mio prezzo?

Dall’inizio della prenotazione fino all’ora che trovi indicata, di solito la fine della giornata. Prima del pagamento controlliamo ancora prezzi e posti, e chiediamo a te se qualcosa è cambiato.

### Che cosa significa «su richiesta»?

Un hotel o una guida deve ancora confermare. Ci vogliono al massimo due giorni lavorativi, e fino ad allora non addebitiamo nulla sulla carta.

## Pagare

### Come posso pagare?

Con la carta ovunque; nei Paesi dell’euro anche con addebito SEPA e iDEAL. Secondo la partenza paghi in una volta, in due parti o a rate.

### La mia carta è al sicuro?

I campi della carta appartengono al servizio di pagamento e non passano mai dai nostri server. La banca potrebbe chiederti di approvare il pagamento.

### Dove inserisco un codice sconto?

Nel passo del pagamento, sotto il prezzo. Un codice vale una volta per prenotazione.

## Modificare e annullare

### Posso modificare la prenotazione?

Sì, finché c’è posto. Apri il link nella conferma: vedi la differenza di prezzo prima che qualcosa cambi.

### Quanto costa annullare?

Dipende da quanto presto ce lo dici: vedi le [condizioni](/terms-conditions). Prenotando vedi le date del tuo viaggio.

## In viaggio

### I voli sono inclusi?

Solo se lo dice la pagina del viaggio. Quasi tutti i viaggi cominciano e finiscono in una stazione o in un porto.

### Quali documenti mi servono?

Vedi i nostri [consigli di viaggio](/travel-advice) e quelli del ministero degli Esteri.

### Ho esigenze particolari. Posso venire?

Molto spesso sì. [Diccelo](/contact-us) prima di prenotare: ti diremo con franchezza che cosa un luogo può offrire e che cosa no.`,
  },
}
