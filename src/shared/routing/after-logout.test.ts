import { expect, test } from 'vitest'
import { afterLogout } from './after-logout.ts'

test.each([
  ['/be-nl/profile', '/be-nl', '/be-nl'],
  ['/be-nl', '/be-nl', undefined],
  ['/be-nl?query=a#top', '/be-nl', undefined],
  ['/be-nl-x', '/be-nl', '/be-nl'],
  ['/', '/', undefined],
])('logging out at %s with home at %s leads to %s', (address, home, to) => expect(afterLogout(address, home)).toBe(to))
