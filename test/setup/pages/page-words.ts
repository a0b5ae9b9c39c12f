import { expect } from 'vitest'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const fromHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

const toPieces = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((piece) => oneSpace(fromHtml(piece)))
    .filter((piece) => piece !== '')

const dialogs = /<dialog\b[\s\S]*?<\/dialog>/g
/** What nobody sees who has no script. */
const unseen = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>/g

/** The text of the main part, piece by piece, as a browser without a script shows it; and that of its dialogs, which a script opens. */
export function piecesOf(html: string): { pieces: string[]; dialog: string[] } {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')).replace(unseen, '')
  return { pieces: toPieces(main.replace(dialogs, '')), dialog: toPieces([...main.matchAll(dialogs)].join('')) }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A sentence, whatever stands in its blanks: not as a part of longer words. */
const patternOf = (sentence: string) =>
  new RegExp(
    `(?:^| )${oneSpace(sentence)
      .split(/\{\w+\}/)
      .map(literal)
      .join('.+')}(?: |$)`,
  )

export const expectWords = (pieces: readonly string[], sentences: readonly string[], where: string): void => {
  for (const sentence of sentences) expect(pieces, where).toContainEqual(expect.stringMatching(patternOf(sentence)))
}

const attributeOf = (tag: string, name: string): string => fromHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const namedTags = (html: string, pattern: RegExp): [name: string, value: string][] =>
  [...html.matchAll(pattern)].map(([tag]) => [attributeOf(tag, 'name'), attributeOf(tag, 'value')])

/** Name and value of each radio button of a page, and of each button that sends one. */
export const choicesOf = (html: string) => namedTags(html, /<input\b(?=[^>]*\stype="radio")[^>]*>/g)
export const submitsOf = (html: string) => namedTags(html, /<button\b[^>]*\sname=[^>]*>/g)

/** The address of the page that a page has in a frame. */
export const frameOf = (html: string): string => attributeOf(/<iframe\b[^>]*>/.exec(html)?.[0] ?? '', 'src')
