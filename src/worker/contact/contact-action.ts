import { readMessage, trapField, valuesOfForm } from '../../shared/contact/contact-form.ts'
import type { ContactData } from '../../shared/content/page-data.ts'
import type { PageData } from '../../shared/page.ts'
import { href } from '../../shared/routing/href.ts'
import { contactContent } from '../loaders/content.ts'
import type { Action, LoadContext } from '../loaders/loader.ts'
import { mailerOf } from '../mail/mailer.ts'
import { visitorOf } from '../security/visitor.ts'
import { contactMail } from './contact-mail.ts'

const isWithinLimit = async ({ env, request, place }: LoadContext): Promise<boolean> =>
  (await env.CONTACT_LIMIT.limit({ key: `${place.whitelabel.key} ${place.market} ${visitorOf(request)}` })).success

/** The same message of one day is one mail, however often its form is posted. */
async function keyOf(parts: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A message to the people of the market: sent once and confirmed, or the page again with everything that was typed. */
export const contactAction: Action<PageData<'content'>> = async (context, form) => {
  const { env, market, place, params, today } = context
  const values = valuesOfForm(form)
  const again = (status: 422 | 429 | 503, state: Partial<ContactData>) => {
    const data = contactContent(context, state)
    return data ? ({ kind: 'data', data, status } as const) : ({ kind: 'not-allowed' } as const)
  }
  const sent = { kind: 'redirect', to: href('content', place, place.site, { page: params.page ?? '' }, { sent: 1 }) } as const
  if (!contactContent(context, {})) return { kind: 'not-allowed' }
  if (form.get(trapField)) return sent
  const read = readMessage(values)
  if (read.kind === 'refused') return again(422, { submission: { values, problems: read.problems } })
  const kept = { values, problems: [] }
  if (!(await isWithinLimit(context))) return again(429, { submission: kept, failure: 'limited' })
  const outcome = await mailerOf(env).send(
    contactMail(read.message, market, place),
    await keyOf([place.whitelabel.key, place.market, today, read.message]),
  )
  return outcome === 'sent' ? sent : again(503, { submission: kept, failure: 'down' })
}
