import { Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { controlledFault } from '../fault.ts'
import { now } from '../today.ts'

const attachment = z.object({ name: z.string().regex(/^[\w.-]+$/), type: z.string().regex(/^[a-z]+\/[\w.+-]+$/), content: z.base64() })
const message = z.object({
  from: z.string().min(1),
  to: z.email(),
  replyTo: z.email(),
  subject: z.string().min(1).max(998),
  text: z.string().min(1),
  language: z.string(),
  attachments: z.array(attachment).default([]),
})

/** The checkout that a mail leads to, by the link it holds. */
const checkoutIn = (text: string): string => /\/checkout(?:-modifications)?\/([a-z0-9]{12})\b/.exec(text)?.[1] ?? ''

/** The mail API: what it takes is in the mailbox, once per idempotency key. */
export const messages = new Hono<App>().post('/messages', controlledFault, async (c) => {
  if (c.req.header('authorization') !== 'Bearer sandbox-secret') return c.json({ message: 'Unauthorized' }, 401)
  const parsed = message.safeParse(await c.req.json().catch(() => undefined))
  const key = c.req.header('idempotency-key')
  if (!parsed.success || !key) return c.json({ message: 'Not a message with an idempotency key' }, 400)
  const { to, replyTo, subject, text, language, attachments } = parsed.data
  const { DB } = c.env
  const attach = DB.prepare(
    `insert into mail_attachments (mail_id, name, type, content) select id, ?, ?, ? from mail where idempotency_key = ?
     on conflict do nothing`,
  )
  await DB.batch([
    DB.prepare(
      `insert into mail (checkout_id, recipient, reply_to, subject, body, language, at, idempotency_key) values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (idempotency_key) where idempotency_key is not null do nothing`,
    ).bind(checkoutIn(text), to, replyTo, subject, text, language, now(), key),
    ...attachments.map(({ name, type, content }) => attach.bind(name, type, content, key)),
  ])
  return c.json({ accepted: true }, 202)
})
