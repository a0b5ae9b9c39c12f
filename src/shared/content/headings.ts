import type { RichNode, RichText } from '../market/rich-text.ts'

const plainText = (node: RichNode): string => node.text ?? (node.content ?? []).map(plainText).join('')

/** The id a heading of these words gets, unless another has it already. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'section'

/** An id per heading of a text, made of its words; the second of the same name ends in `-2`. */
export function headingIds(value: RichText): Map<RichNode, string> {
  const ids = new Map<RichNode, string>()
  const taken = new Set<string>()
  for (const node of value) {
    if (node.type !== 'heading') continue
    const slug = slugOf(plainText(node))
    let id = slug
    for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`
    taken.add(id)
    ids.set(node, id)
  }
  return ids
}

/** The headings of a level, by default the second, for a contents list. */
export const contentsOf = (value: RichText, level = 2): { id: string; title: string }[] =>
  [...headingIds(value)].flatMap(([node, id]) => ((node.level ?? 2) === level ? [{ id, title: plainText(node) }] : []))
