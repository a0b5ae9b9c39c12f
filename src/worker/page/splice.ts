import type { Page } from '../../shared/page.ts'
import type { Route } from '../../shared/routing/routes.ts'
import type { Assets } from './assets.ts'
import { beforePaint } from './before-paint.ts'
import { escapeAttribute } from './escape-attribute.ts'
import { joinPieces, type Piece } from './pieces.ts'

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that cannot end the script element it stands in. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')

/** Before `</head>`: what must never be mounted by the client (rule 23). */
export function headMarkup(page: Pick<Page, 'head'>, assets: Assets, hydrate: Route['hydrate'], nonce: string): string {
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  const later = hydrate === 'loaded' && assets.preload.length > 0 ? ` data-preload="${assets.preload.join(' ')}"` : ''
  const preload = hydrate === 'at-once' ? assets.preload.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`) : []
  const metas = page.head.metas.map(
    ([name, content]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeAttribute(content)}">`,
  )
  const data = page.head.jsonLd.map((object) => `<script type="application/ld+json">${inertJson(object)}</script>`)
  const refresh = page.head.refresh
    ? `<noscript><meta http-equiv="refresh" content="${escapeAttribute(page.head.refresh)}"></noscript>`
    : ''
  return [
    refresh,
    `<script nonce="${nonce}">${beforePaint}</script>`,
    ...styles,
    `<meta property="csp-nonce" content="" nonce="${nonce}">`,
    ...preload,
    `<script type="module" nonce="${nonce}" src="${assets.loader}" data-entry="${assets.entry}" data-hydrate="${assets.isDev ? 'at-once' : hydrate}"${later}></script>`,
    ...metas,
    ...data,
  ].join('')
}

/** At the beginning of `<body>`: nothing is done with it, so no script of the browser knows of it. React skips what it does not know there (docs/decisions/062). */
export function bodyStartMarkup({ partlyEnglish }: Page['chrome']): string {
  if (!partlyEnglish?.text) return ''
  const lang = partlyEnglish.lang ? ` lang="${partlyEnglish.lang}"` : ''
  return `<aside${lang}><p class="wide"><small>${escapeAttribute(partlyEnglish.text)}</small></p></aside>`
}

export const payloadStart = '<script type="application/json" id="page-payload">'
export const payloadEnd = '</script>'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const written = new WeakMap<object, Uint8Array>()

/** Chrome, texts and place are the same objects on every page of a market and language: they are written once. */
function writtenOnce(value: object): Uint8Array {
  const known = written.get(value) ?? encoder.encode(inertJson(value))
  written.set(value, known)
  return known
}

/** Everything a page is hydrated from; the same bytes are the answer of `_payload.json`. What only crawlers read is in the document alone. */
export function toPayload({ chrome, texts, place, head, ...page }: Page): Piece[] {
  const own = inertJson({ ...page, head: { ...head, metas: [], jsonLd: [], refresh: undefined } })
  return [`${own.slice(0, -1)},"chrome":`, writtenOnce(chrome), ',"texts":', writtenOnce(texts), ',"place":', writtenOnce(place), '}']
}

/** Before `</body>`. */
export const bodyMarkup = (page: Page): string => `${payloadStart}${decoder.decode(joinPieces(toPayload(page)).bytes)}${payloadEnd}`
