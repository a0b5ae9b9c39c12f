import { Hono } from 'hono'
import type { App } from '../env.ts'
import { attachment, mailboxPage } from '../mailbox/mailbox-page.ts'
import { control } from './control.ts'
import { indexPage } from './index-page.ts'
import { pageHeaders, pageStyles } from './layout.ts'
import { textFile } from './text-file.ts'

const portOf = (url: string): string => {
  const { port } = new URL(url)
  return port && `:${port}`
}

export const pages = new Hono<App>()
  .get('/', (c) => c.html(indexPage(portOf(c.req.url)), 200, pageHeaders))
  .get('/mailbox', async (c) => c.html(await mailboxPage(c.env.DB), 200, pageHeaders))
  .get('/mailbox/:id/:name', (c) => attachment(c.env.DB, c.req.param('id'), c.req.param('name')))
  .get('/sandbox/page.css', textFile(pageStyles, 'text/css'))
  .route('/sandbox', control)
