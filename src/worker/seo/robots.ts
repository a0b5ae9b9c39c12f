import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/** Blocks no page: what must not be indexed says so itself, and has to be fetched for that. The files of a brand that is not to be found cannot say so: every brand has the same. */
export function serveRobots(c: Context<AppEnv>): Response {
  const { appUrl, preventSearchEnginesFromIndexing } = c.get('liveRelease').whitelabel
  const sitemap = preventSearchEnginesFromIndexing ? '' : `\nSitemap: ${appUrl}/sitemap.xml\n`
  const disallow = preventSearchEnginesFromIndexing ? 'Disallow: /assets/' : 'Disallow:'
  return c.body(`User-agent: *\n${disallow}\n${sitemap}`, 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
  })
}

export const noIndexing = 'noindex, nofollow'

/** A brand that is not to be found says so on every answer, whatever its type. */
export const preventIndexing: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.get('liveRelease').whitelabel.preventSearchEnginesFromIndexing) c.res.headers.set('X-Robots-Tag', noIndexing)
}
