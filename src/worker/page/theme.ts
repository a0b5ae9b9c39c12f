import type { Context } from 'hono'
import type { Theme } from '../../shared/market/theme.ts'
import type { AppEnv } from '../env.ts'
import { configOf, getWhitelabelRelease } from '../market/config-store.ts'
import { themeCss } from './theme-css.ts'

const sheets = new WeakMap<Theme, string>()

const address = /^([a-z][a-z0-9-]*)-(\d{8}T\d{6}-[a-z0-9]{8})\.css$/

/** A release never changes, so its stylesheet is kept for ever; where its release cannot be read, today's look stands in briefly. */
export async function serveTheme(c: Context<AppEnv>): Promise<Response> {
  const liveRelease = c.get('liveRelease')
  const [, whitelabel, release = ''] = address.exec(c.req.param('file') ?? '') ?? []
  if (whitelabel !== liveRelease.whitelabel.key) return c.notFound()
  const config = configOf(c.env, c.executionCtx)
  const own = release === liveRelease.release ? liveRelease : await getWhitelabelRelease(config, release, whitelabel)
  const { theme } = (own ?? liveRelease).whitelabel
  const css = sheets.get(theme) ?? themeCss(theme)
  sheets.set(theme, css)
  return c.body(css, 200, {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': own ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  })
}
