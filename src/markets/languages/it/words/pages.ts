import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'chi-siamo',
    title: 'Progettiamo viaggi senza fretta',
    description: 'Chi siamo, come scegliamo i viaggi e che cosa promettiamo.',
    body: `
{brand} è nato da una tavola delle maree di carta e da una domanda: e se il viaggio seguisse il luogo invece dell’orario? Siamo un piccolo gruppo di progettisti, guide e amici di cuochi. Vendiamo solo viaggi che uno di noi ha fatto, nella stagione per cui li consigliamo.

## Come un viaggio arriva da noi

- Uno di noi lo percorre, con i mezzi pubblici dove è possibile.
- Ogni alloggio è gestito da persone che vivono lì vicino.
- Nessuna giornata ha più di quattro ore di spostamento, a meno che la strada stessa sia il motivo del viaggio.
- Ci torniamo ogni due anni, oppure lo togliamo.

## Che cosa promettiamo

Il primo prezzo che vedi è quello che paghi. Ciò che si paga sul posto è indicato con l’importo. Se una data non va, lo diciamo prima che tu abbia compilato un solo campo.

> Una buona giornata ha un programma e due sorprese.

Domande? [Scrivici o chiamaci](/contact-us), oppure leggi le [domande e risposte](/faq).`,
  },
  contactUs: {
    slug: 'contatti',
    title: 'Parliamone',
    description: 'Per telefono, per e-mail o con il codice di assistenza a portata di mano.',
    body: `
Qui rispondono persone, nella tua lingua ogni volta che possiamo. Molte risposte sono già tra le [domande e risposte](/faq).

## Prima del viaggio

Tieni a portata di mano il numero di prenotazione: è sulla conferma e comincia con TM. Cambiare una data o una camera è più facile fino a 30 giorni prima della partenza.

## Durante il viaggio

Il numero di emergenza qui sopra, che trovi anche sui documenti di viaggio, risponde giorno e notte. Chiamalo per primo se qualcosa non va; di solito si risolve nel tempo di un caffè.

## Se una pagina non ha funzionato

Dicci il codice di assistenza che mostra. Ci racconta che cosa è successo, senza che tu debba descriverlo.`,
  },
  travelAdvice: {
    slug: 'consigli-di-viaggio',
    title: 'Consigli di viaggio',
    description: 'Documenti, salute, denaro e meteo: che cosa sistemare e quando.',
    body: `
Le regole cambiano più spesso delle pagine. Consulta anche gli avvisi del ministero degli Esteri, una volta quando prenoti e di nuovo una settimana prima di partire.

## Documenti

- Nell’area Schengen ai cittadini dell’Unione europea basta la carta d’identità. Per il Regno Unito serve il passaporto.
- Altrove il passaporto deve restare valido sei mesi dopo il rientro.
- I bambini hanno bisogno di un documento proprio. Se un bambino viaggia con un solo genitore, porta il consenso scritto dell’altro.

## Salute

Chiedi al medico o a un ambulatorio dei viaggiatori sei-otto settimane prima. Tieni i medicinali nel bagaglio a mano, nella confezione e con la ricetta.

## Denaro

La carta funziona quasi ovunque andiamo. Per mercati, mance e rifugi porta contanti per un giorno.

## Meteo

Ogni pagina di viaggio indica la sua stagione. Fuori dalle città prepara la valigia per una stagione più fredda di quanto pensi; in montagna per due.`,
  },
  slowTravel: {
    slug: 'viaggiare-lentamente',
    title: 'Viaggiare lentamente',
    description: 'Soste più lunghe, meno bagagli, più mattine senza programma.',
    body: `
Due notti sono una visita. Tre sono l’inizio di un soggiorno: sai quale forno apre per primo, e lì sanno che cosa prendi.

I nostri viaggi lenti si fermano almeno tre notti in ogni luogo e lasciano vuoto apposta un pomeriggio su due. Costano più o meno come gli altri, perché il denaro va in camere e cene invece che in trasferimenti.

## Buoni per cominciare

- Le isole, dove tanto decide il traghetto
- Le terre del vino dopo la vendemmia
- Una città e le colline alle sue spalle

[Trova un viaggio](/tours)`,
  },
  byRail: {
    slug: 'in-treno-e-in-traghetto',
    title: 'In treno e in traghetto',
    description: 'Arrivare come vuole il paesaggio: attraversandolo.',
    body: `
In quasi tutti i Paesi il posto migliore è accanto al finestrino di un treno. Noi sappiamo da che parte sedersi.

Nei viaggi in treno posti e cabine sono prenotati, i bagagli viaggiano tra le stazioni dove il servizio esiste, e le coincidenze lasciano il tempo per una zuppa. Se un treno viene cancellato, riprenotiamo noi, e paghiamo la notte se il successivo parte domani.

## Buono a sapersi

- I viaggi in treno emettono in media un quinto dello stesso percorso in aereo.
- I treni notturni sono prenotati come scompartimento privato, se non dici altro.
- I traghetti con cabina sono vere navi: porta qualcosa di caldo per il ponte.

[Trova un viaggio](/tours)`,
  },
  smallGroups: {
    slug: 'piccoli-gruppi',
    title: 'Piccoli gruppi',
    description: 'Mai più di quattordici persone, sempre con qualcuno del posto.',
    body: `
In quattordici si sta attorno a un tavolo. L’idea è tutta qui.

Ogni gruppo ha una guida del luogo, dalla prima cena all’ultima colazione. Si può sempre saltare qualcosa in silenzio, e nessuno porta bandierine.

## Viaggiare da soli

Circa un terzo dei nostri ospiti viene da solo. La camera singola costa il supplemento indicato nella pagina del viaggio; non chiediamo mai a sconosciuti di condividere.

## Partenze garantite

Quando hanno prenotato in sei, si parte. Fino ad allora diciamo quanti ne mancano.`,
  },
  families: {
    slug: 'con-i-bambini',
    title: 'Con i bambini',
    description: 'Giornate brevi, buoni letti e ogni pomeriggio qualcosa da scoprire.',
    body: `
I bambini ricordano il traghetto, il cane della fattoria e la sera in cui hanno potuto stare svegli. Così progettiamo il resto intorno a questo.

I viaggi in famiglia non hanno trasferimenti oltre le due ore, le camere comunicano o sono per quattro, e la cena è prima delle sette, per chi vuole. Il prezzo di ogni bambino si vede secondo l’età, prima di prenotare.

## Età

La maggior parte dei viaggi va bene dai sei anni. Se una camminata o una barca chiede di più, lo dice la pagina del viaggio.`,
  },
  footprint: {
    slug: 'la-nostra-impronta',
    title: 'La nostra impronta',
    description: 'Che cosa emettono i nostri viaggi, che cosa facciamo e che cosa non sappiamo ancora risolvere.',
    body: `
Viaggiare ha un costo che non sta nella fattura. Noi lo contiamo, e lo scriviamo.

## Che cosa facciamo

- Pensiamo prima a treno e traghetto, e mostriamo i voli solo dove il mare non lascia altra via.
- Le camere sono in case con meno di quaranta letti, ovunque ci sia scelta.
- Paghiamo le guide più della tariffa locale, entro quattordici giorni.

## Che cosa non facciamo

Non definiamo nessun viaggio neutrale per il clima. Un certificato non cancella un volo.

## Che cosa resta

Raggiungere il punto di partenza è la parte più grande, e la scegli tu. Dicci se arrivi in treno: regoliamo il primo appuntamento di conseguenza.`,
  },
  accessibility: {
    slug: 'accessibilita',
    title: 'Dichiarazione di accessibilità',
    description: 'Quanto è accessibile questo negozio, che cosa manca ancora e a chi dirlo.',
    body: `
Questa dichiarazione riguarda il sito di {brand}. Chiunque deve poter trovare, confrontare e prenotare qui un viaggio; dove non è ancora possibile, lo diciamo.

## Con che cosa ci misuriamo

Le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA, e la norma europea EN 301 549, come la direttiva europea sull’accessibilità chiede ai negozi online.

## A che punto siamo

Secondo i nostri test il sito rispetta queste linee guida, salvo le eccezioni qui sotto. Funziona con la sola tastiera, con gli screen reader, in una finestra larga 320 pixel e, fino al pagamento, senza script. Dei programmi controllano ogni tipo di pagina prima di ogni nuova versione.

## Che cosa non funziona ancora

- I campi della carta appartengono al servizio di pagamento e sono fuori dalla nostra portata. Se ti danno problemi, [diccelo](/contact-us) e troviamo un’altra strada.
- Le mappe dei percorsi sono disegni. Quello che mostrano si legge anche accanto, nell’elenco delle tappe.
- I nomi di luoghi e hotel non sono segnalati nella loro lingua, quindi uno screen reader può pronunciarli male.
- Nessuna persona con disabilità ha ancora provato il sito per noi. Quello che emergerà sarà scritto qui.

## Diccelo

Se qualcosa ti blocca, [scrivici o chiamaci](/contact-us). Rispondiamo entro un giorno lavorativo e ti aiutiamo in un altro modo, per esempio con una prenotazione per telefono.

## Se la nostra risposta non basta

Puoi rivolgerti all’autorità che vigila sull’accessibilità: {authority}.`,
  },
}
