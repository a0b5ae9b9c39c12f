import { expect, test } from 'vitest'
import { createNonce } from '../security/nonce.ts'
import { type Document, documentBytes, keep, payloadOf, stamp } from './cached-page.ts'

const documentWith = (nonce: string): Document => ({
  head: ['<html><title>Ålesund</title>', new TextEncoder().encode('<meta content="北京">')],
  scripts: `<script nonce="${nonce}">1</script><script nonce="${nonce}"></script>`,
  body: ['</head><p>€', new TextEncoder().encode(', 北京'), '</p>'],
  payload: ['{"title":', new TextEncoder().encode('"Ålesund €"'), '}'],
  after: '</html>',
})
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('gives every answer its own nonce in the same bytes', () => {
  const [first, one, two] = [createNonce(), createNonce(), createNonce()]
  const page = keep(documentWith(first), first, 0)
  expect(text(page.bytes)).toBe(text(documentBytes(documentWith(first))))
  expect(text(stamp(page, one))).toBe(text(documentBytes(documentWith(one))))
  expect(text(stamp(page, two))).toBe(text(documentBytes(documentWith(two))))
  expect(one).not.toBe(two)
})

test('finds the payload whatever stands before it', () => {
  const nonce = createNonce()
  expect(JSON.parse(payloadOf(keep(documentWith(nonce), nonce, 0)))).toEqual({ title: 'Ålesund €' })
})
