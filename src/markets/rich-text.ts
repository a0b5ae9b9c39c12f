import type { RichNode, RichText } from '../shared/market/rich-text.ts'

const inlinePattern = /\*\*(.+?)\*\*|_(.+?)_|\[(.+?)\]\((.+?)\)|(\{promoCode\})/g

function inlineOf(line: string): RichNode[] {
  const nodes: RichNode[] = []
  let end = 0
  for (const found of line.matchAll(inlinePattern)) {
    const [whole, bold, italic, label, href, code] = found
    if (found.index > end) nodes.push({ type: 'text', text: line.slice(end, found.index) })
    if (bold) nodes.push({ type: 'text', text: bold, marks: ['bold'] })
    if (italic) nodes.push({ type: 'text', text: italic, marks: ['italic'] })
    if (label && href) nodes.push({ type: 'link', href, content: [{ type: 'text', text: label }] })
    if (code) nodes.push({ type: 'promo-code' })
    end = found.index + whole.length
  }
  if (end < line.length) nodes.push({ type: 'text', text: line.slice(end) })
  return nodes
}

const listOf = (type: 'list' | 'ordered-list', lines: string[]): RichNode => ({
  type,
  content: lines.map((line) => ({ type: 'item', content: [{ type: 'paragraph', content: inlineOf(line.replace(/^(?:-|\d+\.) /, '')) }] })),
})

function blockOf(block: string): RichNode {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const heading = /^(#{2,4}) (.+)$/.exec(first)
  if (heading) return { type: 'heading', level: heading[1]?.length ?? 2, content: inlineOf(heading[2] ?? '') }
  if (first.startsWith('- ')) return listOf('list', lines)
  if (/^\d+\. /.test(first)) return listOf('ordered-list', lines)
  if (first.startsWith('> '))
    return { type: 'quote', content: [{ type: 'paragraph', content: inlineOf(lines.map((line) => line.replace(/^> /, '')).join(' ')) }] }
  return { type: 'paragraph', content: inlineOf(lines.join(' ')) }
}

/** Writing for markets: blocks apart by an empty line; `##` headings, `-` and `1.` lists, `>` quotes, `**bold**`, `_italic_`, `[links](/path)`, `{promoCode}`. */
export const richTextOf = (writing: string): RichText =>
  writing
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.trim()))
