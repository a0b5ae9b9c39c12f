import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { PageProvider, type StandIn } from '../../client/app.tsx'
import type { Chrome } from '../../shared/chrome/chrome.ts'
import type { Page } from '../../shared/page.ts'
import { escapeAttribute } from './escape-attribute.ts'
import type { Piece } from './pieces.ts'

/** A part's markup, in two or more pieces where it repeats the page's address; its images to be loaded early. */
type Part = { pieces: Uint8Array[]; preloads: string }

const mostParts = 2000
const addressMark = '__address_of_the_page__'
const encoder = new TextEncoder()
const kept = new WeakMap<Chrome, Map<ReactElement['type'], Map<string, Part>>>()

/** React writes the preloads of a fragment before it; in a document they stand in the head. */
function render(element: ReactElement, page: Page): Part {
  const html = renderToString(<PageProvider page={{ ...page, address: addressMark }}>{element}</PageProvider>)
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? ''
  const pieces = html
    .slice(preloads.length)
    .split(addressMark)
    .map((piece) => encoder.encode(piece))
  return { pieces, preloads }
}

function partOf(element: ReactElement, page: Page): Part {
  const ofChrome = kept.get(page.chrome) ?? new Map<ReactElement['type'], Map<string, Part>>()
  kept.set(page.chrome, ofChrome)
  const ofType = ofChrome.get(element.type) ?? new Map<string, Part>()
  ofChrome.set(element.type, ofType)
  const key = JSON.stringify(element.props)
  const known = ofType.get(key)
  if (known) return known
  if (ofType.size >= mostParts) ofType.clear()
  const part = render(element, page)
  ofType.set(key, part)
  return part
}

/** Renders a document with marks in place of its kept parts, then sets the parts in. */
export function withMemoisedParts(page: Page, renderWith: (standIn: StandIn) => string): { pieces: Piece[]; preloads: string } {
  const elements: ReactElement[] = []
  const standIn: StandIn = (element) => <template data-part={elements.push(element) - 1} />
  const texts = renderWith(standIn).split(/<template data-part="(\d+)"><\/template>/)
  const address = escapeAttribute(page.address)
  const preloads = new Set<string>()
  const pieces: Piece[] = []
  for (const [index, text] of texts.entries()) {
    const element = index % 2 === 1 ? elements[Number(text)] : undefined
    if (!element) pieces.push(text)
    else {
      const part = partOf(element, page)
      preloads.add(part.preloads)
      for (const [at, piece] of part.pieces.entries()) pieces.push(...(at === 0 ? [piece] : [address, piece]))
    }
  }
  return { pieces, preloads: [...preloads].join('') }
}
