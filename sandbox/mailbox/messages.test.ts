import { afterAll, beforeAll, expect, test } from 'vitest'
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

test.each([
  ['without the secret', letter, { authorization: 'Bearer other' }, 401],
  ['without a key', letter, { 'idempotency-key': '' }, 400],
  ['without an address', { ...letter, to: 'team' }, {}, 400],
  ['that is no message', 'x', {}, 400],
])('a post %s is refused', async (_, body, headers, status) => expect((await post(body, headers)).status).toBe(status))
