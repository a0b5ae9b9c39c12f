/** Public test accounts of the processor that this one stands in for: what becomes of a debit from them. */
const outcomes = {
  late: [
    'AT321904300235473204',
    'BE78510007547064',
    'DE08370400440532013003',
    'FI3712345600000788',
    'FR3020041010050500013M02609',
    'IE24AIBK93115212345671',
    'NL55RABO0300065267',
  ],
  fails: [
    'AT861904300235473202',
    'BE68539007547034',
    'DE62370400440532013001',
    'FI9112345600000786',
    'FR8420041010050500013M02607',
    'IE02AIBK93115212345679',
    'NL91ABNA0417164300',
  ],
  'too-little': ['AT981904300002222227', 'BE90510002222227', 'DE65370400440002222227', 'FI6712345602222227'],
} as const

export type AccountOutcome = keyof typeof outcomes | 'pays'

/** One of each, for whoever tries them by hand. */
export const triedAccounts: readonly { iban: string; what: string }[] = [
  { iban: 'DE89370400440532013000', what: 'Comes in a moment later' },
  {
    iban: outcomes.late[2],
    what: 'Stays under way, until POST /sandbox/control with { "stripe": { "debits": "collected" } } or "returned"',
  },
  { iban: outcomes.fails[2], what: 'Comes back: the bank refuses it' },
  { iban: outcomes['too-little'][2], what: 'Comes back: too little money' },
]

/** Digits and letters moved and read as one number: 1 modulo 97. */
export function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false
  const digits = `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

export const outcomeOf = (account: string): AccountOutcome =>
  (Object.keys(outcomes) as (keyof typeof outcomes)[]).find((outcome) => outcomes[outcome].some((each) => each === account)) ?? 'pays'
