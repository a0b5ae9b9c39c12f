import { expect, test } from 'vitest'
import { unbroken } from './phone.ts'

test.each([
  ['+44 20 7946 0120', '+44\u00a020\u00a07946\u00a00120'],
  ['030-23125 012', '030\u201123125\u00a0012'],
  ['112', '112'],
])('%s stays on its line', (written, read) => expect(unbroken(written)).toBe(read))
