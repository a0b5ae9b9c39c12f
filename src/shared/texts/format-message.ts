import type { MessageElement } from '../market/texts.ts'
import type { Values } from './texts.ts'

/** Kinds of the elements that `@formatjs/icu-messageformat-parser` writes when a message is published. */
const kind = { literal: 0, argument: 1, number: 2, select: 5, plural: 6, pound: 7 } as const

type Options = Readonly<Record<string, { value: MessageElement[] } | undefined>>
const optionsOf = ({ options }: MessageElement): Options => (typeof options === 'object' && options !== null ? (options as Options) : {})

const mostPlurals = 1000
const numbers = new Map<string, Intl.NumberFormat>()
type Plurals = Map<string, { rules: Intl.PluralRules; known: Map<number, string> }>
const plurals: Record<Intl.PluralRuleType, Plurals> = { cardinal: new Map(), ordinal: new Map() }

function inDigits(value: number, locale: string): string {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, known)
  return known.format(value)
}

function pluralOf(value: number, locale: string, type: Intl.PluralRuleType): string {
  const { rules, known } = plurals[type].get(locale) ?? { rules: new Intl.PluralRules(locale, { type }), known: new Map<number, string>() }
  const remembered = known.get(value)
  if (remembered !== undefined) return remembered
  const name = rules.select(value)
  if (known.size < mostPlurals) known.set(value, name)
  plurals[type].set(locale, { rules, known })
  return name
}

/** Formats a parsed ICU message: arguments, numbers, select and plural. The parser and its checks ran when it was published. */
export function formatMessage(elements: readonly MessageElement[], values: Values, locale: string, counted = 0): string {
  let text = ''
  for (const element of elements) {
    const value = element.value === undefined ? undefined : values[element.value]
    if (element.type === kind.literal) text += element.value ?? ''
    else if (element.type === kind.pound) text += inDigits(counted, locale)
    else if (element.type === kind.select) text += chosen(optionsOf(element), String(value), values, locale, counted)
    else if (element.type === kind.plural) {
      const offset = typeof element.offset === 'number' ? element.offset : 0
      const count = Number(value) - offset
      const options = optionsOf(element)
      const exact = `=${value}`
      const name = Object.hasOwn(options, exact)
        ? exact
        : pluralOf(count, locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal')
      text += chosen(options, name, values, locale, count)
    } else text += typeof value === 'number' && element.type === kind.number ? inDigits(value, locale) : String(value ?? '')
  }
  return text
}

function chosen(options: Options, name: string, values: Values, locale: string, counted: number): string {
  const option = Object.hasOwn(options, name) ? options[name] : options.other
  return option ? formatMessage(option.value, values, locale, counted) : ''
}
