import { z } from 'zod'
import { stripeMethods } from './intents.ts'

/** Names of parameters: a value, a list, names of the sender's own, or more of them. */
export type Names = { readonly [name: string]: 'value' | 'list' | 'own' | Names }

/** What an operation takes, as far as it is played here; all else is refused, as the processor refuses what it does not know. */
export const createNames = {
  amount: 'value',
  currency: 'value',
  allowed_payment_method_types: 'list',
  capture_method: 'value',
  metadata: 'own',
} as const satisfies Names
export const confirmNames = { payment_method_data: { type: 'value' }, return_url: 'value' } as const satisfies Names
export const refundNames = { payment_intent: 'value' } as const satisfies Names
export const noNames = {} as const satisfies Names
/** What the processor's own frames send beside. */
export const secretNames = { client_secret: 'value' } as const satisfies Names
export const browserConfirmNames = {
  ...secretNames,
  locale: 'value',
  return_url: 'value',
  payment_method_data: {
    type: 'value',
    card: { number: 'value', exp_month: 'value', exp_year: 'value', cvc: 'value' },
    sepa_debit: { iban: 'value' },
    billing_details: { name: 'value', email: 'value' },
  },
} as const satisfies Names

export const wantedIntent = z.object({
  amount: z.coerce.number().int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  'allowed_payment_method_types[]': z.enum(stripeMethods),
  capture_method: z.enum(['manual', 'automatic']).default('automatic'),
  'metadata[checkout]': z.string().default(''),
})
export const wantedRefund = z.object({ payment_intent: z.string() })

/** The least that is taken, in minor units. */
export const leastAmounts: Readonly<Record<string, number>> = { eur: 50, gbp: 30, dkk: 250, nok: 300, sek: 300 }

/** What is wrong with a parameter, in the processor's words. */
export type WrongParameter = { code?: string; param: string; message: string }

/** `a[b][]` is a, b and the list's empty place. */
const partsOf = (key: string): string[] => [
  /^[^[]*/.exec(key)?.[0] ?? '',
  ...[...key.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part),
]

const named = (parts: readonly string[]): string => parts.map((part, index) => (index === 0 ? part : `[${part}]`)).join('')

/** The name as far as it is known to nobody; nothing where all of it is known. */
function unknownIn(key: string, names: Names): string | undefined {
  const parts = partsOf(key)
  let known: Names[string] | undefined = names
  for (const [index, part] of parts.entries()) {
    if (known === 'list' ? /^\d*$/.test(part) : known === 'own') known = 'value'
    else known = typeof known === 'object' && Object.hasOwn(known, part) ? known[part] : undefined
    if (known === undefined) return named(parts.slice(0, index + 1))
  }
  return undefined
}

function unknownOf(keys: Iterable<string>, names: Names): WrongParameter | undefined {
  const unknown = [...new Set([...keys].flatMap((key) => unknownIn(key, names) ?? []))]
  const [param] = unknown
  return param === undefined
    ? undefined
    : { code: 'parameter_unknown', param, message: `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}` }
}

function wrongValue({ path: [at], ...issue }: z.core.$ZodIssue, fields: Readonly<Record<string, string>>): WrongParameter {
  const key = String(at)
  const param = key.replace(/\[\]$/, '')
  const value = fields[key]
  if (value === undefined) return { code: 'parameter_missing', param, message: `Missing required param: ${param}.` }
  if (value === '')
    return {
      code: 'parameter_invalid_empty',
      param,
      message: `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
    }
  if (issue.code === 'invalid_type') return { code: 'parameter_invalid_integer', param, message: `Invalid integer: ${value}` }
  if (issue.code === 'too_small')
    return { code: 'parameter_invalid_integer', param, message: 'This value must be greater than or equal to 1.' }
  if (issue.code !== 'invalid_value') return { param, message: `Invalid ${param}: ${value}` }
  const values = issue.values.map(String)
  return { param, message: `Invalid ${param}: must be one of ${values.slice(0, -1).join(', ')}, or ${values.at(-1)}` }
}

/** The parameters of a request, or what the processor would say is wrong with them: unknown names first, nested ones too. */
export function readParameters<Schema extends z.ZodType>(
  text: string,
  names: Names,
  schema: Schema,
): { data: z.output<Schema> } | { wrong: WrongParameter } {
  const form = new URLSearchParams(text)
  const unknown = unknownOf(form.keys(), names)
  if (unknown) return { wrong: unknown }
  const fields = Object.fromEntries([...form].map(([key, value]) => [key.replace(/\[\d+\]$/, '[]'), value]))
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { data: parsed.data }
  const [issue] = parsed.error.issues
  return { wrong: issue ? wrongValue(issue, fields) : { param: '', message: 'A parameter cannot be read.' } }
}

export const amountTooSmall = (amount: number, currency: string): WrongParameter | undefined => {
  const least = leastAmounts[currency] ?? 50
  return amount < least
    ? { code: 'amount_too_small', param: 'amount', message: `Amount must be at least ${(least / 100).toFixed(2)} ${currency}` }
    : undefined
}
