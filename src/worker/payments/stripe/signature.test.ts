import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { toleranceSeconds, verifySignature } from './signature.ts'

const secret = 'whsec_first'
const body = '{"id":"evt_1","type":"payment_intent.succeeded","name":"Märta"}'
const now = 1_900_000_000
const sign = (at: number | string = now, key = secret, text = body) => createHmac('sha256', key).update(`${at}.${text}`).digest('hex')
const verify = (header: string, { text = body, secrets = [secret], at = now } = {}) => verifySignature(header, text, secrets, at * 1000)
/** As Stripe's own library signs for tests. */
const signed = (changes: Partial<Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]> = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: now, ...changes })

describe('verifySignature', () => {
  it('takes what the secret has signed', async () => {
    expect(await verify(`t=${now},v1=${sign()}`)).toBe('valid')
    expect(await verify(` t=${now} , v1=${sign()} , v0=old`)).toBe('valid')
  })

  it('takes either signature and either secret while one is being replaced', async () => {
    expect(await verify(`t=${now},v1=${sign(now, 'whsec_gone')},v1=${sign()}`)).toBe('valid')
    expect(await verify(`t=${now},v1=${sign(now, 'whsec_next')}`, { secrets: [secret, 'whsec_next'] })).toBe('valid')
  })

  it.each([
    [toleranceSeconds - 1, 'valid'],
    [toleranceSeconds, 'valid'],
    [toleranceSeconds + 1, 'too-old'],
    [-toleranceSeconds, 'valid'],
    [-toleranceSeconds - 1, 'too-new'],
  ])('measures its age: %i seconds', async (age, verdict) => {
    expect(await verify(`t=${now - age},v1=${sign(now - age)}`)).toBe(verdict)
  })

  it('does no work for what is out of date, whoever signed it', async () => {
    expect(await verify(`t=${now - 3600},v1=${'0'.repeat(64)}`)).toBe('too-old')
  })

  it.each([
    ['another secret', `t=${now},v1=${sign(now, 'whsec_other')}`],
    ['another time', `t=${now - 1},v1=${sign()}`],
    ['another body', `t=${now},v1=${sign(now, secret, `${body} `)}`],
    ['an older scheme', `t=${now},v0=${sign()},v1=${'0'.repeat(64)}`],
  ])('refuses what was signed with %s', async (_, header) => {
    expect(await verify(header)).toBe('wrong')
  })

  it.each([
    ['nothing', ''],
    ['no time', `v1=${sign()}`],
    ['two times', `t=${now},t=${now - 1},v1=${sign()}`],
    ['no signature', `t=${now}`],
    ['a time that is no number', `t=soon,v1=${sign('soon')}`],
    ['a signature that is no hex', `t=${now},v1=${'z'.repeat(64)}`],
    ['more signatures than Stripe has secrets', `t=${now}${`,v1=${sign()}`.repeat(5)}`],
    ['a header without end', `t=${now},v1=${sign()},v0=${'0'.repeat(2000)}`],
    ['half a signature', `t=${now},v1=${sign().slice(0, 32)}`],
  ])('cannot read %s', async (_, header) => {
    expect(await verify(header)).toBe('malformed')
  })

  it.each([
    ['as Stripe signs it', {}, 'valid'],
    ['a second time', {}, 'valid'],
    ['299 seconds ago', { timestamp: now - 299 }, 'valid'],
    ['300 seconds ago', { timestamp: now - 300 }, 'valid'],
    ['301 seconds ago', { timestamp: now - 301 }, 'too-old'],
    ['600 seconds ago', { timestamp: now - 600 }, 'too-old'],
    ['300 seconds ahead', { timestamp: now + 300 }, 'valid'],
    ['301 seconds ahead', { timestamp: now + 301 }, 'too-new'],
    ['with another secret', { secret: 'whsec_other' }, 'wrong'],
    ['as an altered body', { payload: body.replace('evt_1', 'evt_2') }, 'wrong'],
    ['as another spelling of the same body', { payload: JSON.stringify(JSON.parse(body), null, 1) }, 'wrong'],
    ['behind a byte order mark', { payload: `\uFEFF${body}` }, 'wrong'],
    ['by an older scheme alone', { scheme: 'v0' }, 'malformed'],
  ])('takes what the official package signs %s (%o): %s', async (_, changes, verdict) => {
    expect(await verify(signed(changes))).toBe(verdict)
  })

  it('takes the official package’s signature beside others', async () => {
    const gone = signed({ secret: 'whsec_gone' }).replace(/^t=\d+,/, '')
    const [time = '', own = ''] = signed().split(',')
    expect(await verify([time, gone, own].join(','))).toBe('valid')
    expect(await verify([time, own, gone, `v0=${sign()}`].join(','))).toBe('valid')
    expect(await verify([time, gone].join(','))).toBe('wrong')
    expect(await verify([time, time, own].join(','))).toBe('malformed')
    expect(await verify(`${time},v1=${own.slice('v1='.length).toUpperCase()}`)).toBe('malformed')
  })

  it('trusts nobody where no secret is set', async () => {
    expect(await verify(`t=${now},v1=${sign(now, '')}`, { secrets: [''] })).toBe('wrong')
    expect(await verify(`t=${now},v1=${sign()}`, { secrets: [] })).toBe('wrong')
  })
})
