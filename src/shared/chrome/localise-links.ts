import type { RichText } from '../market/rich-text.ts'
import type { Place } from '../place.ts'
import { internalHref } from './internal-href.ts'

/** Links of a text to pages of this shop, led to the reader's market and language (rule 1); addresses elsewhere stay as they are. */
export const localiseLinks = (text: RichText, place: Place): RichText =>
  text.map((node) => ({
    ...node,
    ...(node.href !== undefined && /^[/#](?!\/)/.test(node.href) && { href: internalHref(node.href, place) }),
    ...(node.content && { content: localiseLinks(node.content, place) }),
  }))
