import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { texts as en } from './en/texts.ts'

const sources = globSync('src/{client,worker,shared}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The problems' are read below their namespace, by `problem.ts`; those of checkout and account are written before their pages. */
const notLookedAt = new Set(['problems', 'checkout', 'account'])

/** `t('home.title')`, or the words before what is put in: `t(\`search.sort.${each}\`)`. */
const named = new Set([...sources.matchAll(/['"`]([a-zA-Z]+\.[\w.-]+)['"`]/g)].map(([, key = '']) => key))
const begun = [
  ...new Set([...sources.matchAll(/`([a-zA-Z]+\.[\w.-]*)\$\{[^`]*?\}([\w.-]*)`/g)].map(([, start = '', end = '']) => `${start}|${end}`)),
].map((each) => each.split('|'))
const isRead = (key: string) => named.has(key) || begun.some(([start = '', end = '']) => key.startsWith(start) && key.endsWith(end))

test('every text that travels to the browser is shown somewhere', () => {
  const unread = Object.entries(en).flatMap(([namespace, messages]) =>
    notLookedAt.has(namespace)
      ? []
      : Object.keys(messages).flatMap((key) => (isRead(`${namespace}.${key}`) ? [] : [`${namespace}.${key}`])),
  )
  expect(unread).toEqual([])
})
