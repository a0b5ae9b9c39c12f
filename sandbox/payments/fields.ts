/** What the shop's page mounts, a frame each. */
export const fields = {
  cardNumber: { autocomplete: 'cc-number', name: 'cardnumber', inputmode: 'numeric', placeholder: '1234 1234 1234 1234' },
  cardExpiry: { autocomplete: 'cc-exp', name: 'exp-date', inputmode: 'numeric', placeholder: undefined },
  cardCvc: { autocomplete: 'cc-csc', name: 'cvc', inputmode: 'numeric', placeholder: 'CVC' },
  iban: { autocomplete: 'off', name: 'iban', inputmode: 'text', placeholder: 'DE00 0000 0000 0000 0000 00' },
  sepaFullname: { autocomplete: 'name', name: 'name', inputmode: 'text', placeholder: undefined },
  sepaEmail: { autocomplete: 'email', name: 'email', inputmode: 'email', placeholder: undefined },
} as const
export type FieldName = keyof typeof fields

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name)
export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName)
