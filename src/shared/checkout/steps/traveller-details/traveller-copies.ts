import type { TravellerForm } from './traveller-details.ts'
import type { TravellerField } from './traveller-field.ts'

/** What one press spares the traveller from writing again (rule 58). */
export const copyKinds = ['contact', 'address', 'nationality'] as const
export type CopyKind = (typeof copyKinds)[number]

export const isCopyKind = (word: unknown): word is CopyKind => copyKinds.some((kind) => kind === word)

export type InputValues = Readonly<Record<string, string>>
type Pair = { from: string; to: string }

const pathOf = ({ name }: Pick<TravellerField, 'name'>): string => name.replace(/^(?:contactInfo|paxInfo\[\d+\])\./, '')

/** The fields that are asked on both sides, by input name. */
function pairs(from: readonly TravellerField[], to: readonly TravellerField[], isCopied: (path: string) => boolean): Pair[] {
  const sources = new Map(from.map((field) => [pathOf(field), field.name]))
  return to.flatMap((field) => {
    const source = isCopied(pathOf(field)) ? sources.get(pathOf(field)) : undefined
    return source ? [{ from: source, to: field.name }] : []
  })
}

const isAddress = (path: string): boolean => path.startsWith('address.')
const isName = (path: string): boolean => path === 'firstName' || path === 'lastName'

function pairsOf(kind: CopyKind, { contact, passengers }: TravellerForm, mayCopyNames: boolean): Pair[] {
  const [first, ...others] = passengers
  if (!first) return []
  if (kind === 'contact')
    return pairs(contact, first.fields, (path) => (isName(path) ? mayCopyNames : path === 'gender' || isAddress(path)))
  const isShared = kind === 'address' ? isAddress : (path: string) => path === 'nationalityCountryCode'
  return others.flatMap(({ fields }) => pairs(first.fields, fields, isShared))
}

/** The copies that have anything to copy in this form. */
export const copiesOf = (form: TravellerForm, mayCopyNames: boolean): CopyKind[] =>
  copyKinds.filter((kind) => pairsOf(kind, form, mayCopyNames).length > 0)

/** The inputs that a copy fills, and with what; where nothing has been written, nothing is overwritten. */
export const copied = (kind: CopyKind, values: InputValues, form: TravellerForm, mayCopyNames: boolean): Record<string, string> =>
  Object.fromEntries(
    pairsOf(kind, form, mayCopyNames).flatMap(({ from, to }) => {
      const value = Object.hasOwn(values, from) ? values[from]?.trim() : ''
      return value ? [[to, value]] : []
    }),
  )
