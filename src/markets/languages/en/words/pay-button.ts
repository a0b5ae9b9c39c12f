/** Words that name the duty to pay, as the EU asks of the last button (rule 78). An operator has counsel confirm them per market. */
export const payButton = {
  pay: 'Pay {amount} now',
  /** Where an agency asks for an invoice: it is booked now and owed from then on. */
  invoice: 'Book with an obligation to pay {amount}',
}
export type PayButtonWords = typeof payButton
