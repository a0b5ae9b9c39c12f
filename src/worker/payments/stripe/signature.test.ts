import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toleranceSeconds, verifySignature } from './signature.ts'

const secret = 'whsec_first'
const body = '{"id":"evt_1","type":"payment_intent.succeeded","name":"Märta"}'
const now = 1_900_000_000
const sign = (at: number | string = now, key = secret, text = body) => createHmac('sha256', key).update(`${at}.${text}`).digest('hex')
const verify = (header: string, { text = body, secrets = [secret], at = now } = {}) => verifySignature(header, text, secrets, at * 1000)

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

  it('trusts nobody where no secret is set', async () => {
    expect(await verify(`t=${now},v1=${sign(now, '')}`, { secrets: [''] })).toBe('wrong')
    expect(await verify(`t=${now},v1=${sign()}`, { secrets: [] })).toBe('wrong')
  })
})
