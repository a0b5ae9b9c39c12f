import { html } from 'hono/html'
import { z } from 'zod'
import { layout } from '../pages/layout.ts'
import { langOf } from '../provider/language.ts'

const mailRow = z.object({
  id: z.number(),
  recipient: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  language: z.string(),
  at: z.string(),
  attachments: z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json))),
})
type Mail = z.infer<typeof mailRow>

const shown = 100
const addresses = /(https?:\/\/[^\s<>"]+)/

/** Every second piece is an address. */
const withLinks = (text: string) =>
  text.split(addresses).map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`))

const letter = ({ id, recipient, reply_to: replyTo, subject, body, language, at, attachments }: Mail) =>
  html`<article lang="${langOf(language)}"><h2>${subject}</h2>
    <p class="soft">To ${recipient}${replyTo && `, answers to ${replyTo}`}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
    <pre>${withLinks(body)}</pre>
    ${attachments.map((name) => html`<p><a href="/mailbox/${id}/${name}">${name}</a></p>`)}</article>`

export async function mailboxPage(db: D1Database) {
  const { results } = await db
    .prepare(
      `select id, recipient, reply_to, subject, body, language, at,
         (select json_group_array(name) from mail_attachments where mail_id = mail.id) as attachments
       from mail order by id desc limit ?`,
    )
    .bind(shown)
    .all()
  return layout(
    'Mailbox',
    results.length === 0
      ? html`<p>No mail yet. Book a trip, or write to the shop on its contact page, and look again.</p>`
      : z
          .array(mailRow)
          .parse(results)
          .map((mail) => letter(mail)),
  )
}

const fileRow = z.object({ type: z.string(), content: z.string() })

/** A file that came with a mail, always to be saved. */
export async function attachment(db: D1Database, mailId: string, name: string): Promise<Response> {
  const found = await db.prepare('select type, content from mail_attachments where mail_id = ? and name = ?').bind(mailId, name).first()
  if (!found) return new Response(null, { status: 404 })
  const { type, content } = fileRow.parse(found)
  return new Response(
    Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
    {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      },
    },
  )
}
