import { createElement, Fragment, type ReactNode } from 'react'
import { headingIds } from '../../shared/content/headings.ts'
import type { RichNode, RichText } from '../../shared/market/rich-text.ts'
import { inlineNodes, showInline } from './inline-rich-text.tsx'
import styles from './rich-text-view.module.css'

type Ids = ReadonlyMap<RichNode, string>
type RichTextViewProps = {
  value: RichText
  /** Ids of headings, where this is a piece of a longer text. */
  ids?: Ids
  /** The language, where English stands in. */
  lang?: string | undefined
}

/** Structured text in our own elements. */
export function RichTextView({ value, ids = headingIds(value), lang }: RichTextViewProps) {
  return (
    <div className={styles.text} lang={lang}>
      {blocks(value, ids)}
    </div>
  )
}

const blocks = (nodes: RichText = [], ids: Ids): ReactNode => createElement(Fragment, null, ...nodes.map((node) => show(node, ids)))

function show(node: RichNode, ids: Ids): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{inlineNodes(node.content)}</p>
    case 'heading': {
      const Heading = node.level === 4 ? 'h4' : node.level === 3 ? 'h3' : 'h2'
      return <Heading id={ids.get(node)}>{inlineNodes(node.content)}</Heading>
    }
    case 'list':
      return <ul>{blocks(node.content, ids)}</ul>
    case 'ordered-list':
      return <ol>{blocks(node.content, ids)}</ol>
    case 'item':
      return <li>{blocks(node.content, ids)}</li>
    case 'quote':
      return <blockquote>{blocks(node.content, ids)}</blockquote>
    default:
      return showInline(node)
  }
}
