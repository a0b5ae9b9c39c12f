import { html } from 'hono/html'
import { layout } from '../pages/layout.ts'

interface Mail {
  readonly recipient: string
  readonly reply_to: string | null
  readonly subject: string
  readonly body: string
  readonly language: string
  readonly at: string
}

const shown = 100

export async function mailboxPage(db: D1Database) {
  const { results } = await db
    .prepare('select recipient, reply_to, subject, body, language, at from mail order by id desc limit ?')
    .bind(shown)
    .all<Mail>()
  return layout(
    'Mailbox',
    results.length === 0
      ? html`<p>No mail yet. Book a trip, or write to the shop on its contact page, and look again.</p>`
      : results.map(
          ({ recipient, reply_to: replyTo, subject, body, language, at }) =>
            html`<article lang="${language === 'no' ? 'nb' : language}"><h2>${subject}</h2>
              <p class="soft">To ${recipient}${replyTo && `, answers to ${replyTo}`}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
              <pre>${body}</pre></article>`,
        ),
  )
}
