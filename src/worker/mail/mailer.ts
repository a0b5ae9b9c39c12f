import { readMail } from '../../shared/deployment/mail.ts'
import { type Mail, mail as mailSchema } from './mail.ts'

export type MailEnv = {
  /** JSON: `url` of an HTTP mail API, or `sandbox` for the service binding, and the sender. */
  MAIL: string
  /** Bearer token at the mail API. A secret. */
  MAIL_SECRET: string
  SANDBOX?: { fetch(request: Request): Promise<Response> }
}

/** The one way a mail leaves the shop. `down` means that nobody took it; it may be tried again with the same key. */
export type Mailer = { send(mail: Mail, key: string): Promise<'sent' | 'down'> }

const patienceMs = 8000
const sandboxUrl = 'http://sandbox.localhost/mail/v1/messages'

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
  const configured = readMail(env.MAIL, () => {})
  return {
    async send(mail, key) {
      const reason = configured ? await failureOf(env, configured, mail, key) : 'MAIL of this deployment has a mistake'
      if (!reason) return 'sent'
      console.error(JSON.stringify({ event: 'mail-not-sent', key, reason }))
      return 'down'
    },
  }
}

async function failureOf(
  { MAIL_SECRET: secret, SANDBOX: sandbox }: MailEnv,
  { url, from }: { url: string; from: string },
  mail: Mail,
  key: string,
): Promise<string | undefined> {
  const ask = url === 'sandbox' ? sandbox && ((request: Request) => sandbox.fetch(request)) : (request: Request) => fetch(request)
  if (!ask) return 'no mailer is bound'
  const body = bodyOf(mail, from)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new Error('no answer in time')), patienceMs)
  const request = new Request(url === 'sandbox' ? sandboxUrl : url, {
    method: 'POST',
    redirect: 'manual',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    signal: patience.signal,
  })
  try {
    const { ok, status } = await ask(request)
    return ok ? undefined : `status ${status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  } finally {
    clearTimeout(timer)
  }
}
