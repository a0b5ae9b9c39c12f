import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test('mail addresses', () => {
  for (const good of ['a@example.com', "o'neil+trip@mail.example.org", 'åse@exämple.no']) expect(isEmail(good)).toBe(true)
  for (const bad of ['a', 'a@', 'a@example', '@example.com', 'a b@example.com', 'a@exam..ple.com', `${'a'.repeat(250)}@example.com`])
    expect(isEmail(bad)).toBe(false)
})
