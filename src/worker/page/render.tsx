import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { renderToString } from 'react-dom/server'
import { App, type Content, chunksOf, loadViews } from '../../client/app.tsx'
import type { Page } from '../../shared/page.ts'
import { routeOf } from '../../shared/routing/routes.ts'
import type { AppEnv } from '../env.ts'
import { type Assets, assetsOf } from './assets.ts'
import type { Document } from './cached-page.ts'
import { withMemoisedParts } from './memoised-parts.tsx'
import { bodyMarkup, bodyStartMarkup, headMarkup, payloadEnd, payloadStart, toPayload } from './splice.ts'
import { splice } from './stream.ts'

const hydrateOf = ({ route }: Page) => (route === 'error' ? 'idle' : routeOf(route).hydrate)
const assetsFor = (page: Page): Assets => assetsOf(chunksOf(page).map(({ file }) => file))

const documentEnd = '</body></html>'

/** A page whose data is there, rendered at once. */
export async function renderWhole(page: Page, nonce: string): Promise<Document> {
  const views = await loadViews(page)
  const { pieces, preloads } = withMemoisedParts(page, (standIn) => renderToString(<App page={page} views={views} standIn={standIn} />))
  const [first, ...rest] = pieces
  if (typeof first !== 'string') throw new Error('A document begins in markup of its own')
  const at = first.indexOf('</head>')
  const body = [first.slice(at).replace(/<body[^>]*>/, (tag) => tag + bodyStartMarkup(page.chrome)), ...rest]
  const last = body.pop()
  if (at === -1 || typeof last !== 'string' || !last.endsWith(documentEnd)) throw new Error('A document has a head and an end')
  return {
    head: ['<!DOCTYPE html>', first.slice(0, at), preloads],
    scripts: headMarkup(page, assetsFor(page), hydrateOf(page), nonce),
    body: [...body, last.slice(0, -documentEnd.length), payloadStart],
    payload: toPayload(page),
    after: `${payloadEnd}${documentEnd}`,
  }
}

/** A page whose data is still on its way: the shell at once, the rest when it comes (rule 18). */
export async function renderStream(c: Context<AppEnv>, page: Page, late: Promise<Content>, nonce: string): Promise<Response> {
  const streamed: Page = { ...page, isStreamed: true }
  const views = await loadViews(streamed, true)
  let failed = false
  const onError = (error: unknown) => {
    failed = true
    if (c.req.raw.signal.aborted) return
    console.error(
      JSON.stringify({
        event: 'render-failed',
        requestId: c.get('requestId'),
        message: error instanceof Error ? error.message : 'unknown',
      }),
    )
  }
  const options = {
    stream: { 'Content-Type': 'text/html; charset=utf-8' },
    readableStreamOptions: { nonce, onError, signal: c.req.raw.signal },
  }
  await reactRenderer(undefined, options)(c, async () => {})
  const response = await c.render(<App page={streamed} views={views} late={late} />)
  const body = async () => `${failed ? failureNote(page) : ''}${bodyMarkup({ ...streamed, ...(await late) })}`
  return new Response(
    response.body?.pipeThrough(
      splice({ head: headMarkup(page, assetsFor(page), hydrateOf(page), nonce), bodyStart: bodyStartMarkup(page.chrome), body }),
    ),
    response,
  )
}

/** Where even the late part could not be made: the document still ends, and says so (rule 22). */
const failureNote = ({ texts }: Page) => {
  const message = texts.messages['errors.genericMessage']
  return `<p role="alert">${typeof message === 'string' ? message.replace(/[<&]/g, '') : ''}</p>`
}
