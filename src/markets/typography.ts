import { htmlLang, type LanguageCode } from '../shared/language.ts'
import type { Message, MessageElement } from '../shared/market/texts.ts'
import { written } from './languages/written.ts'

const apostrophe = '’'
const anyQuote = /[“”„‟‘’‚‛«»‹›]/g
const wide = '\u00a0\u202f'
/** Stands for what is put in when a message is shown. */
const value = '\ufffc'

type Rule = { name: string; breaks: RegExp }

const everywhere: readonly Rule[] = [
  { name: 'a straight quotation mark', breaks: /"/ },
  { name: 'a straight apostrophe', breaks: /'/ },
  { name: 'three dots for an ellipsis', breaks: /\.\.\./ },
  { name: 'an exclamation mark', breaks: /!/ },
  { name: 'two spaces', breaks: /\S {2,}\S/ },
  { name: 'a hyphen for a dash', breaks: /\S - \S/ },
  { name: 'a telephone number that may part', breaks: /\+\d{2}[\d\u00a0]* \d/ },
  {
    name: 'a number that may part from its unit',
    breaks: new RegExp(`[\\d${value}] (?:%|‰|km|kg|°C|€|kr\\b|min\\b|h(?= |$))(?!\\p{L})`, 'u'),
  },
]
/** French sets ; : ! ? apart by a space that does not break, and so inside its quotation marks. A time or an address has no space after its colon. */
const french: readonly Rule[] = [
  { name: 'no unbreakable space before ; ! ?', breaks: new RegExp(`[^${wide}][;!?]`) },
  { name: 'no unbreakable space before a colon', breaks: new RegExp(`[^${wide}]:(?=\\s|$)`) },
  { name: 'no unbreakable space inside « »', breaks: new RegExp(`«[^${wide}]|[^${wide}]»`) },
]
const others: readonly Rule[] = [{ name: 'a space before ; : ! ?', breaks: /[\s\u00a0\u202f][;:!?](?!\p{P})/u }]

function quoteFindings(language: LanguageCode, text: string): string[] {
  const [opening, closing] = written[language].style.quotes
  const known = new Set([...opening, ...closing, apostrophe])
  const foreign = [...text.matchAll(anyQuote)].filter(([mark]) => !known.has(mark)).map(([mark]) => `a foreign quotation mark ${mark}`)
  const [first = '', last = ''] = [opening[0], closing[0]]
  const count = (mark: string) => text.split(mark).length - 1
  const isPaired = first === last ? count(first) % 2 === 0 : count(first) === count(last)
  const isTurned = first !== last && new RegExp(`\\p{L}${first}|${last}\\p{L}`, 'u').test(text)
  return [
    ...foreign,
    ...(isPaired ? [] : ['a quotation mark without its partner']),
    ...(isTurned ? ['quotation marks the wrong way round'] : []),
  ]
}

/** What a text breaks of the typography of its language, in words. Addresses of links are not text. */
export function typographyFindings(language: LanguageCode, written: string): string[] {
  const text = written.replace(/\]\([^)\s]*\)/g, ']').replace(/\{\w+\}/g, value)
  const broken = [...everywhere, ...(language === 'fr' ? french : others)].filter(({ breaks }) => breaks.test(text)).map(({ name }) => name)
  return [...new Set([...broken, ...quoteFindings(language, text)])]
}

const optionsOf = ({ options }: MessageElement): [string, MessageElement[]][] =>
  options && typeof options === 'object'
    ? Object.entries(options).map(([name, option]: [string, { value?: MessageElement[] }]) => [name, option.value ?? []])
    : []

/** Every sentence a message can say, with what is put in marked as such. */
export function sentencesOf(message: Message): string[] {
  if (typeof message === 'string') return [message]
  const [literal, plural] = [0, 6]
  const own = message.map((element) => (element.type === literal ? (element.value ?? '') : value)).join('')
  const inside = message.flatMap((element) =>
    element.type >= plural - 1 ? optionsOf(element).flatMap(([, option]) => sentencesOf(option)) : [],
  )
  return [own, ...inside]
}

/** Plural forms that the language has and a message lacks, or the other way round. */
export function pluralFindings(language: LanguageCode, message: Message): string[] {
  if (typeof message === 'string') return []
  return message.flatMap((element) => {
    const inside = optionsOf(element).flatMap(([, option]) => pluralFindings(language, option))
    if (element.type !== 6) return inside
    const type = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal'
    const needed = new Set<string>(new Intl.PluralRules(htmlLang(language), { type }).resolvedOptions().pluralCategories)
    const given = optionsOf(element).map(([name]) => name)
    // `=0 {Filters} other {Filters (#)}` is a choice whose words do not bend.
    if (given.length > 1 && given.every((name) => name.startsWith('=') || name === 'other')) return inside
    return [
      ...[...needed].filter((name) => !given.includes(name)).map((name) => `lacks the plural form “${name}”`),
      ...given
        .filter((name) => !name.startsWith('=') && !needed.has(name))
        .map((name) => `has a plural form “${name}” that the language lacks`),
      ...inside,
    ]
  })
}
