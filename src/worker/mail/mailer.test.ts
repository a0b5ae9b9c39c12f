import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Mail } from './mail.ts'
import { mailerOf } from './mailer.ts'

const hello: Mail = { to: 'team@example.com', replyTo: 'ann@example.com', subject: 'Hello', text: 'One\nTwo', language: 'en' }
const asked = vi.fn<(request: Request) => Promise<Response>>()
const sandbox = { MAIL: '{"url":"sandbox","from":"Shop <shop@example.com>"}', MAIL_SECRET: 'secret', SANDBOX: { fetch: asked } }
const remote = { MAIL: '{"url":"https://mail.example/send","from":"Shop <shop@example.com>"}', MAIL_SECRET: 'secret' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', asked)
  asked.mockReset().mockImplementation(async () => new Response(null, { status: 202 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['the sandbox', sandbox, 'http://sandbox.localhost/mail/v1/messages'],
  ['a mail API', remote, 'https://mail.example/send'],
])('a mail goes to %s in one shape', async (_, env, url) => {
  expect(await mailerOf(env).send(hello, 'key-1')).toBe('sent')
  const [request] = asked.mock.calls[0] ?? []
  expect(request?.url).toBe(url)
  expect(request?.headers.get('authorization')).toBe('Bearer secret')
  expect(request?.headers.get('idempotency-key')).toBe('key-1')
  expect(await request?.json()).toEqual({ from: 'Shop <shop@example.com>', ...hello })
})

test('a file goes along in base64, whatever its letters', async () => {
  const file = { name: 'trip.ics', type: 'text/calendar', content: 'SUMMARY:Tromsø – Å\r\n' }
  expect(await mailerOf(remote).send({ ...hello, attachments: [file] }, 'key-6')).toBe('sent')
  const [request] = asked.mock.calls[0] ?? []
  expect(await request?.json()).toMatchObject({ attachments: [{ ...file, content: Buffer.from(file.content, 'utf8').toString('base64') }] })
})

test.each([
  ['a refusal', async () => new Response(null, { status: 500 })],
  ['a redirect', async () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })],
  ['a broken connection', () => Promise.reject(new TypeError('connection lost'))],
])('%s means that the mail service is down, and is reported without what was written', async (_, answer) => {
  asked.mockImplementation(answer)
  expect(await mailerOf(remote).send(hello, 'key-2')).toBe('down')
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"event":"mail-not-sent"'))
  expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('ann@'))
})

test('no answer within eight seconds is none', async () => {
  vi.useFakeTimers()
  asked.mockImplementation(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))))
  const sending = mailerOf(remote).send(hello, 'key-3')
  await vi.advanceTimersByTimeAsync(8000)
  expect(await sending).toBe('down')
})

test('a deployment without the sandbox does not pretend', async () =>
  expect(await mailerOf({ ...sandbox, SANDBOX: undefined }).send(hello, 'key-4')).toBe('down'))

test.each([
  { subject: 'Hello\r\nBcc: all@example.com' },
  { replyTo: 'ann@example.com\nBcc: all@example.com' },
  { to: 'all' },
  { attachments: [{ name: 'a/b.ics', type: 'text/calendar', content: 'x' }] },
])('a mail with %o is never sent', async (wrong) => {
  await expect(mailerOf(remote).send({ ...hello, ...wrong }, 'key-5')).rejects.toThrow()
  expect(asked).not.toHaveBeenCalled()
})

test('a mistake in the configuration stops mails alone, with a reason in the log', async () => {
  expect(await mailerOf({ MAIL: '{}', MAIL_SECRET: '' }).send(hello, 'key-5')).toBe('down')
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('MAIL of this deployment has a mistake'))
  expect(asked).not.toHaveBeenCalled()
})
