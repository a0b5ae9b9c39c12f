import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const recipes = readdirSync('docs/recipes').map((name) => `docs/recipes/${name}`)
const papers = ['docs/architecture.md', ...recipes]
const read = (file: string) => readFileSync(file, 'utf8')
const isPlaceholder = (path: string) => /[<{*…]/.test(path)

/** Files and folders of the repository in backticks, but for those with a placeholder. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|sandbox|scripts|test|docs|public)\/[^`\s]+|[\w.-]+\.(?:md|json|toml))`/g)].flatMap(([, path = '']) =>
    isPlaceholder(path) ? [] : [path],
  )
/** Files in pictures, which leave out the `src` before their room. */
const drawnIn = (text: string): string[] =>
  [...text.matchAll(/"((?:shared|markets|client|worker)\/[\w./-]+)/g)].map(([, path = '']) => `src/${path}`)
const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)

test.each(papers)('%s names files that are there', (paper) => {
  const text = read(paper)
  expect([...pathsIn(text), ...drawnIn(text)].filter((path) => !existsSync(path))).toEqual([])
  expect(linksIn(text).filter((path) => !existsSync(join(dirname(paper), path)))).toEqual([])
})

test('paths, pictures and placeholders are told apart', () => {
  expect(pathsIn(read('docs/architecture.md')).length).toBeGreaterThan(30)
  expect(drawnIn(read('docs/architecture.md')).length).toBeGreaterThan(5)
  expect(pathsIn('`src/gone.ts`, `src/<market>/gone.ts` and `npm start` in `wrangler.toml`')).toEqual(['src/gone.ts', 'wrangler.toml'])
})

test('every recipe is in the index, and the index is linked', () => {
  const others = recipes.filter((path) => path !== 'docs/recipes/README.md').map((path) => path.slice('docs/recipes/'.length))
  expect(linksIn(read('docs/recipes/README.md')).toSorted()).toEqual(others.toSorted())
  for (const paper of ['README.md', 'CONTRIBUTING.md']) expect(linksIn(read(paper))).toContain('docs/recipes/README.md')
  expect(linksIn(read('docs/architecture.md'))).toContain('recipes/README.md')
})
