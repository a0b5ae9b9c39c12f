import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../test/setup/sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
}, 60_000)
afterAll(() => sandbox.stop())

const letter = {
  from: 'Shop <shop@example.com>',
  to: 'team@example.com',
  replyTo: 'ann@example.com',
  subject: 'Hello <b>you</b>',
  text: 'One\n<script>alert(1)</script>',
  language: 'nb',
}
const post = (body: unknown, headers: Record<string, string> = {}) =>
  sandbox.ask('/mail/v1/messages', body, { headers: { authorization: 'Bearer sandbox-secret', 'idempotency-key': 'one', ...headers } })
const mailbox = async () => (await sandbox.fetch('/mailbox')).text()

test('an empty mailbox says so', async () => expect(await mailbox()).toContain('No mail yet'))

test('what is posted is in the mailbox, escaped, once per key', async () => {
  expect((await post(letter)).status).toBe(202)
  expect((await post(letter)).status).toBe(202)
  const page = await mailbox()
  expect(page.split('<article lang="nb">')).toHaveLength(2)
  expect(page).toContain('To team@example.com, answers to ann@example.com')
  expect(page).toContain('Hello &lt;b&gt;you&lt;/b&gt;')
  expect(page).not.toContain('<script>')
})

test('a file that came along can be saved as it was sent', async () => {
  const content = 'SUMMARY:Tromsø'
  const attachments = [{ name: 'trip.ics', type: 'text/calendar', content: Buffer.from(content, 'utf8').toString('base64') }]
  const text = 'See http://tidemark.localhost/checkout/abcdefghij12/payment-successful'
  const sent = { ...letter, text, attachments }
  for (const _ of [1, 2]) expect((await post(sent, { 'idempotency-key': 'with a file' })).status).toBe(202)
  const page = await mailbox()
  expect(page).toContain('<a href="http://tidemark.localhost/checkout/abcdefghij12/payment-successful">')
  const [link, ...others] = [...page.matchAll(/href="(\/mailbox\/\d+\/trip\.ics)"/g)].map(([, address = '']) => address)
  expect(others).toEqual([])
  const file = await sandbox.fetch(link ?? '')
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file.headers.get('content-disposition')).toContain('trip.ics')
  expect(await file.text()).toBe(content)
  const { mails } = z
    .object({ mails: z.array(z.object({ subject: z.string() })) })
    .parse(await (await sandbox.fetch('/sandbox/ledger?checkoutId=abcdefghij12')).json())
  expect(mails).toHaveLength(1)
  expect((await sandbox.fetch('/mailbox/999/trip.ics')).status).toBe(404)
})

test.each([
  ['without the secret', letter, { authorization: 'Bearer other' }, 401],
  ['without a key', letter, { 'idempotency-key': '' }, 400],
  ['without an address', { ...letter, to: 'team' }, {}, 400],
  ['that is no message', 'x', {}, 400],
  ['with a file that is none', { ...letter, attachments: [{ name: '../x', type: 'text/calendar', content: '' }] }, {}, 400],
])('a post %s is refused', async (_, body, headers, status) => expect((await post(body, headers)).status).toBe(status))
