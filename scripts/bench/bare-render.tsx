import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'
import { App, loadViews } from '../../src/client/app.tsx'
import type { Page } from '../../src/shared/page.ts'

type Bindings = { PAGE: string; SANDBOX?: { fetch(url: string): Promise<Response> } }

/** The same tree as the search page, streamed by React as it comes, with React's own encoder; bound to the provider's stand-in it asks for its data too, and does no more with it. */
const app = new Hono<{ Bindings: Bindings }>()
app.use(reactRenderer(undefined, { stream: { 'Content-Type': 'text/html; charset=utf-8' } }))
let page: Page | undefined
app.get('*', async (c) => {
  page ??= JSON.parse(c.env.PAGE) as Page
  await c.env.SANDBOX?.fetch('https://sandbox.invalid/').then((answer) => answer.json())
  return c.render(<App page={page} views={await loadViews(page)} />)
})
export default app
