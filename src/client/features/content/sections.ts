import type { RichNode, RichText } from '../../../shared/market/rich-text.ts'

/** A section and the heading it folds under; what stands before one, such as the heading of a chapter, has none. */
type Section = { heading?: RichNode; text: RichNode[] }

/** Cuts a text at the headings of a level; a higher heading ends a section, a lower one belongs to it. */
export function sectionsOf(value: RichText, level: number): Section[] {
  const sections: Section[] = []
  for (const node of value) {
    const depth = node.type === 'heading' ? (node.level ?? 2) : Number.POSITIVE_INFINITY
    const last = sections.at(-1)
    if (depth === level) sections.push({ heading: node, text: [] })
    else if (last && depth > level) last.text.push(node)
    else sections.push({ text: [node] })
  }
  return sections
}
