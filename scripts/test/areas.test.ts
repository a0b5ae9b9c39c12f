import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { belongsSomewhere, isServedTest, servedTestsFor } from './areas.ts'

const all = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter(isServedTest)

test('every test against the build belongs to an area, or to the whole', () => {
  expect(all.length).toBeGreaterThan(60)
  expect(all.filter((file) => !belongsSomewhere(file))).toEqual([])
})

test('a change touches the tests of its area', () => {
  const touched = servedTestsFor(['src/client/features/design/pace.tsx', 'docs/architecture.md', 'src/shared/format/date.test.ts'], all)
  expect(touched).toContain('test/journeys/design.test.ts')
  expect(touched).toContain('test/worker/design.test.ts')
  expect(touched).not.toContain('test/journeys/payment.test.ts')
})

test('a changed test touches itself, a document nothing, anything else everything', () => {
  expect(servedTestsFor(['test/journeys/search.test.ts'], all)).toEqual(['test/journeys/search.test.ts'])
  expect(servedTestsFor(['README.md', 'scripts/bench.ts'], all)).toEqual([])
  expect(servedTestsFor(['src/worker/app.ts'], all)).toEqual(all)
  expect(servedTestsFor(['test/journeys/visitor.ts'], all)).toEqual(all)
  expect(servedTestsFor(['package-lock.json'], all)).toEqual(all)
})
