import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration, readOwnVariables, toldMistakes } from './own-variables.ts'
import { localSecrets } from './server.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidemark-variables-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function written(text: string): string {
  const path = join(folder, 'own')
  writeFileSync(path, text)
  return path
}

test('an operator’s own variables are read from one file, quoted or not', () => {
  expect(readOwnVariables(join(folder, 'none'))).toEqual({})
  const path = written(`# mine\nPROVIDER_CREDENTIALS='{"nezasa":{"user":"a","secret":"b c"}}'\nSTRIPE_API=https://api.stripe.com\n`)
  expect(readOwnVariables(path)).toEqual({
    PROVIDER_CREDENTIALS: '{"nezasa":{"user":"a","secret":"b c"}}',
    STRIPE_API: 'https://api.stripe.com',
  })
})

test('a local start has no mistakes of its own, with the example’s variables either', () => {
  const { vars } = readConfiguration()
  expect(toldMistakes({ ...vars, ...localSecrets })).toEqual([])
  expect(toldMistakes({ ...vars, ...readOwnVariables('.dev.vars.example') })).toEqual([])
})

test('it says what is wrong with an operator’s own', () => {
  const own = readOwnVariables(written(`PROVIDERS='{"nezasa":{"origin":"https://api.example.com/"},"harbour":{"origin":"sandbox"}}'\n`))
  expect(toldMistakes({ ...readConfiguration().vars, ...localSecrets, ...own })).toEqual([
    'Mistake in PROVIDERS, nezasa.origin: write it as https://api.example.com, with nothing behind the host (or "sandbox")',
  ])
})

const guide = readFileSync('docs/provider.md', 'utf8')

test('the guide names every variable and secret', () => {
  const { vars } = readConfiguration()
  const names = [...Object.keys(vars), ...Object.keys(localSecrets)]
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('what the guide shows has no mistake', () => {
  const shown = readOwnVariables(written(/```sh\n(?<block>PROVIDERS=[\s\S]*?)```/.exec(guide)?.groups?.block ?? ''))
  expect(Object.keys(shown)).toContain('PROVIDER_CREDENTIALS')
  expect(toldMistakes({ ...readConfiguration().vars, ...localSecrets, ...shown })).toEqual([])
})
