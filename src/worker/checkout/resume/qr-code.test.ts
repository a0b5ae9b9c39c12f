import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

/** Dark modules that a path draws. */
function modulesOf(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)].map(([, x, y, length]) => [Number(x), Number(y), Number(length)] as const)
  return new Set(runs.flatMap(([x, y, length]) => Array.from({ length }, (_, step) => `${x + step} ${y}`)))
}

test('a code has its three corner marks and a quiet edge of four', () => {
  const { size, path } = qrCode(`https://tidemark.example/checkout/abcdefghijkl?resume=${'a'.repeat(250)}`)
  const dark = modulesOf(path)
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`)
  const corner = [4, size - 11] as const
  for (const [x, y] of [
    [corner[0], corner[0]],
    [corner[1], corner[0]],
    [corner[0], corner[1]],
  ] as const)
    for (let step = 0; step < 7; step++)
      expect([isDark(x + step, y), isDark(x, y + step), isDark(x + 1, y + 1)]).toEqual([true, true, false])
  for (let at = 0; at < size; at++)
    for (const edge of [0, 3, size - 4, size - 1]) expect([isDark(at, edge), isDark(edge, at)]).toEqual([false, false])
  expect(path.replace(/M\d+ \d+\.5h\d+/g, '')).toBe('')
})
