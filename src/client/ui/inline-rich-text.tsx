import { createElement, Fragment, type ReactNode } from 'react'
import type { RichNode, RichText } from '../../shared/market/rich-text.ts'
import styles from './inline-rich-text.module.css'
import { isSafeAddress } from './safe-address.ts'

type InlineRichTextProps = { value: RichText /** What a `promo-code` node shows. */; promoCode?: string }

const reported = new Set<string>()

/** Structured text within a line: paragraphs follow each other without a break. */
export function InlineRichText({ value, promoCode }: InlineRichTextProps) {
  return inlineNodes(
    value.flatMap((node) => (node.type === 'paragraph' ? [...(node.content ?? []), { type: 'text', text: ' ' }] : [node])),
    promoCode,
  )
}

export const inlineNodes = (nodes: RichText = [], promoCode?: string): ReactNode =>
  createElement(Fragment, null, ...nodes.map((node) => showInline(node, promoCode)))

/** A node of an unknown type is left out and reported once; a link elsewhere than http(s), mail, phone or this shop loses its address. */
export function showInline(node: RichNode, promoCode?: string): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node.text ?? '', node.marks ?? [])
    case 'link': {
      const inside = node.content ? inlineNodes(node.content, promoCode) : node.text
      return isSafeAddress(node.href) ? <a href={node.href}>{inside}</a> : inside
    }
    case 'promo-code':
      return <strong className={styles.code}>{promoCode}</strong>
    default:
      if (!reported.has(node.type)) console.warn(`Unknown rich text node: ${node.type}`)
      reported.add(node.type)
      return null
  }
}

const marked = (text: string, marks: readonly string[]): ReactNode => {
  if (marks.includes('bold'))
    return (
      <strong>
        {marked(
          text,
          marks.filter((mark) => mark !== 'bold'),
        )}
      </strong>
    )
  return marks.includes('italic') ? <em>{text}</em> : text
}
