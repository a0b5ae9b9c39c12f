import { z } from 'zod'
import { AppError } from '../../shared/errors/app-error.ts'
import { type Mail, mail as mailSchema } from './mail.ts'

export type MailEnv = {
  /** JSON: `url` of an HTTP mail API, or `sandbox` for the service binding, and the sender. */
  MAIL: string
  /** Bearer token at the mail API. A secret. */
  MAIL_SECRET: string
  SANDBOX?: { fetch(request: Request): Promise<Response> }
}

/** Ruling 55: the one way a mail leaves the shop. `down` means that nobody took it; it may be tried again with the same key. */
export type Mailer = { send(mail: Mail, key: string): Promise<'sent' | 'down'> }

const configuration = z.object({
  url: z.string().regex(/^(?:sandbox|https:\/\/[^\s]+)$/),
  from: z.string().regex(/^\P{Cc}+$/u),
})

const patienceMs = 8000
const sandboxUrl = 'http://sandbox.localhost/mail/v1/messages'

function read(text: string): z.infer<typeof configuration> {
  try {
    return configuration.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('UNKNOWN', 'MAIL of this deployment is not readable', { cause })
  }
}

/** UTF-8 in base64, as JSON carries a file. */
const encoded = (content: string): string =>
  btoa(Array.from(new TextEncoder().encode(content), (byte) => String.fromCharCode(byte)).join(''))

function bodyOf(mail: Mail, from: string): string {
  const { attachments, ...letter } = mailSchema.parse(mail)
  const files = attachments?.map(({ name, type, content }) => ({ name, type, content: encoded(content) }))
  return JSON.stringify({ from, ...letter, ...(files && { attachments: files }) })
}

/** The mailer of this deployment. A mail API gets `{ from, to, replyTo, subject, text, language, attachments? }` as JSON and answers 2xx. */
export function mailerOf(env: MailEnv): Mailer {
  const { url, from } = read(env.MAIL)
  const { SANDBOX: sandbox } = env
  const ask = url === 'sandbox' ? sandbox && ((request: Request) => sandbox.fetch(request)) : (request: Request) => fetch(request)
  return {
    async send(mail, key) {
      const request = new Request(url === 'sandbox' ? sandboxUrl : url, {
        method: 'POST',
        redirect: 'manual',
        headers: { Authorization: `Bearer ${env.MAIL_SECRET}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: bodyOf(mail, from),
      })
      const reason = ask ? await failureOf(ask, request) : 'no mailer is bound'
      if (!reason) return 'sent'
      console.error(JSON.stringify({ event: 'mail-not-sent', key, reason }))
      return 'down'
    },
  }
}

async function failureOf(ask: (request: Request) => Promise<Response>, request: Request): Promise<string | undefined> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new Error('no answer in time')), patienceMs)
  try {
    const { ok, status } = await ask(new Request(request, { signal: patience.signal }))
    return ok ? undefined : `status ${status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  } finally {
    clearTimeout(timer)
  }
}
