export const problems = {
  refused: 'Non è possibile',
  unreadable: 'Non siamo riusciti a leggere la richiesta',
  malformed: 'Manca qualcosa o un valore non va bene. Ricarica la pagina e riprova.',
  unsupportedMediaType: 'È arrivata in un formato che non leggiamo. Ricarica la pagina e riprova.',
  bodyTooLarge: 'Era troppo lunga. Accorcia ciò che hai scritto.',
  addressTooLong: 'L’indirizzo è troppo lungo.',
  methodNotAllowed: 'Questo indirizzo non si può usare così.',
  crossSite: 'La richiesta è arrivata da un altro sito. Ricomincia da questo negozio.',
  rateLimited: 'Troppi tentativi. Attendi un momento.',
  notOwner:
    'Solo il browser in cui la prenotazione è stata iniziata può modificarla. Se è tua, apri «Questa è la mia prenotazione» e scrivi il tuo indirizzo e-mail.',
  wrongEmail: 'Questo indirizzo non corrisponde alla prenotazione. Controllalo.',
  otherTab: 'Nel frattempo è stato scelto un altro modo di pagare, forse in un’altra scheda. Ricarica la pagina.',
  stepChanged: 'Nel frattempo questo passo è stato salvato altrove, forse in un’altra scheda. Nulla è stato sovrascritto.',
  promoCode: 'Questo codice non si può usare per questo viaggio.',
  unsupportedPaymentPlan: 'Questo modo di pagare non è previsto per questo viaggio.',
  paymentUnavailable:
    'Al momento non possiamo accettare questo pagamento, e riprovare non serve. Scegli un altro modo di pagare o chiamaci: {phone}.',
  amountUnclear:
    'Gli importi del nostro sistema di prenotazione non tornano, quindi non sappiamo dire quanto è dovuto. Chiamaci e lo risolviamo: {phone}.',
  policyNotFound: 'Le condizioni di recesso ora non si possono mostrare. Sono nei documenti.',
  paymentChecking:
    'Non possiamo ancora dire se il pagamento è andato a buon fine. Non pagare una seconda volta: la pagina della tua prenotazione lo dirà appena lo sapremo.',
  bookingUnread: 'La prenotazione è al sicuro e nulla è cambiato. Guarda di nuovo tra qualche minuto.',
}
