import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { forgetPayers, intentFor, intentsTable, keepSession, payableIntent, readIntents } from './intents.ts'
import type { Sql } from './sql.ts'

const session = {
  session_id: 'cs_1',
  client_secret: 'pi_1_secret_2',
  publishable_key: 'pk_1',
  amount: 398_000,
  currency: 'EUR',
  status: 'requires_payment_method' as const,
  redirect_url: 'https://bank.example/?client_secret=pi_1_secret_2',
}

function shelf(): Sql {
  const database = new DatabaseSync(':memory:')
  database.exec(intentsTable)
  return (query, ...values) => database.prepare(query).all(...values)
}
const lying = (sql: Sql) => JSON.stringify(sql('select * from intents'))

test('a session is kept without what opens it at the processor', () => {
  const sql = shelf()
  const { intent } = intentFor(sql, 'ONE_TIME card 398000 EUR a1')
  expect(keepSession(sql, intent.key, session)).toEqual({ isCurrent: true })
  expect(lying(sql)).not.toMatch(/secret/)
  const { client_secret: _, redirect_url: __, ...kept } = session
  expect(payableIntent(sql)?.session).toEqual(kept)
})

test('what was kept before loses e-mail and secret; the payment stays known, and another choice lets it go', () => {
  const sql = shelf()
  const fingerprints = ['ONE_TIME card 398000 EUR ann@example.com', 'change 2027-01-01T00:00Z/1/2 ONE_TIME card 5 EUR ann@example.com']
  for (const [index, fingerprint] of fingerprints.entries())
    sql('insert into intents (fingerprint, key, session) values (?, ?, ?)', fingerprint, `key ${index}`, JSON.stringify(session))
  forgetPayers(sql)
  forgetPayers(sql)
  expect(lying(sql)).not.toMatch(/secret|@/)
  expect(readIntents(sql).map(({ fingerprint }) => fingerprint)).toEqual([
    'change 2027-01-01T00:00Z/1/2 ONE_TIME card 5 EUR unknown',
    'ONE_TIME card 398000 EUR unknown',
  ])
  const { superseded } = intentFor(sql, 'ONE_TIME card 398000 EUR a1')
  expect(superseded).toMatchObject([{ key: 'key 0', session: { session_id: 'cs_1' } }])
})

test('a session from before that cannot be read is no session', () => {
  const sql = shelf()
  sql('insert into intents (fingerprint, key, session) values (?, ?, ?)', 'ONE_TIME card 1 EUR a@b', 'key', '{"client_secret":1}')
  forgetPayers(sql)
  expect(readIntents(sql)).toMatchObject([{ session: null, fingerprint: 'ONE_TIME card 1 EUR unknown' }])
})
