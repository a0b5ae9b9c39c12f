import { expect, test } from 'vitest'
import { emailProof, emailProofs } from './email-proof.ts'

const secret = 'a-secret-of-this-deployment-0001'
const another = 'another-secret-of-this-shop-0002'
const id = 'abcdefghijkl'

test('who writes the e-mail in capitals is the same one, and nobody reads it there', async () => {
  const proof = await emailProof(' ANN@example.com', id, secret)
  expect(proof).toBe(await emailProof('ann@EXAMPLE.com', id, secret))
  expect(proof).toMatch(/^[0-9a-f]{64}$/)
})

test('of another e-mail, checkout, secret or purpose it is another proof', async () => {
  const proofs = await Promise.all([
    emailProof('ann@example.com', id, secret),
    emailProof('bob@example.com', id, secret),
    emailProof('ann@example.com', 'bbbbbbbbbbbb', secret),
    emailProof('ann@example.com', id, another),
    emailProof('ann@example.com', id, secret, 'payer-email'),
  ])
  expect(new Set(proofs).size).toBe(5)
})

test('while the secret is being replaced there is a proof by each', async () =>
  expect(await emailProofs('ann@example.com', id, `${another} ${secret}`)).toEqual([
    await emailProof('ann@example.com', id, another),
    await emailProof('ann@example.com', id, secret),
  ]))
