import { expect, test } from 'vitest'
import { completeLanguages } from '../shared/language.ts'
import { storedItems } from '../shared/stored/stored-items.ts'
import { policies } from './custom-pages.ts'

const textOf = (code: (typeof completeLanguages)[number], page: keyof typeof policies) => JSON.stringify(policies[page].body[code])

test.each(completeLanguages)('the cookie policy in %s names everything that is kept, and for how long', (code) => {
  const text = textOf(code, 'cookies-policy')
  for (const { names } of Object.values(storedItems))
    for (const name of names) expect([name, text.includes(`"${name}"`)]).toEqual([name, true])
  const bold = [...text.matchAll(/"text":"([^"]+)","marks":\["bold"\]/g)].map(([, name]) => name)
  const known: readonly string[] = Object.values(storedItems).flatMap(({ names }) => [...names])
  expect(bold.filter((name) => name && /^[a-z]+(?:-[a-z…]+)+$/.test(name) && !known.includes(name))).toEqual([])
  for (const days of ['30', '180', '24']) expect([days, new RegExp(`\\(${days}\\s`).test(text)]).toEqual([days, true])
  expect(text).not.toMatch(/\{\w+\}/)
})

test.each(completeLanguages)('the privacy policy in %s says for how long the shop keeps what belongs to a booking', (code) => {
  const text = textOf(code, 'privacy-policy')
  expect(text).toMatch(/\b30\s\p{L}+/u)
  expect(text).not.toContain('24')
})
