import { Hono } from 'hono'

/** What a Hono worker does that keeps its pages in the Cache API. */
const app = new Hono()
app.get('*', async (c) => {
  const hit = await caches.default.match(c.req.raw)
  if (hit) return hit
  const made = new Response(c.env.HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'max-age=3600' } })
  c.executionCtx.waitUntil(caches.default.put(c.req.raw, made.clone()))
  return made
})
export default app
