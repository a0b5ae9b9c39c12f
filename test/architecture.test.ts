import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`)

type Import = { from: string; to: string }
const importsOf = (file: string): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:^(?:import|export|\})[^'\n]*\bfrom|^import|import\()\s*'([^']+)'/gm)].map(
    ([, specifier = '']) => ({
      from: file,
      to: specifier.startsWith('.') ? relative(root, normalize(join(root, dirname(file), specifier))) : specifier,
    }),
  )
const imports = ['src/shared', 'src/markets', 'src/client', 'src/worker', 'sandbox', 'scripts'].flatMap(filesIn).flatMap(importsOf)
const breaking = (from: RegExp, allowed: (to: string) => boolean) =>
  imports.filter((each) => from.test(each.from) && !allowed(each.to)).map(({ from: file, to }) => `${file} → ${to}`)

const isPackage = (to: string, ...names: string[]) => names.some((name) => to === name || to.startsWith(`${name}/`))

describe('who may import what', () => {
  test('shared: itself and pure libraries', () =>
    expect(
      breaking(/^src\/shared\//, (to) => to.startsWith('src/shared/') || isPackage(to, 'zod', 'date-fns', 'libphonenumber-js')),
    ).toEqual([]))
  test('markets: itself, shared, the message parser', () =>
    expect(
      breaking(
        /^src\/markets\//,
        (to) => /^src\/(markets|shared)\//.test(to) || isPackage(to, 'zod', '@formatjs/icu-messageformat-parser') || to.startsWith('node:'),
      ),
    ).toEqual([]))
  test('client: itself, shared, interface libraries; never worker, markets, hono, jose', () =>
    expect(
      breaking(
        /^src\/client\//,
        (to) =>
          /^src\/(client|shared)\//.test(to) ||
          (!to.startsWith('src/') && !to.startsWith('sandbox') && !isPackage(to, 'hono', '@hono', 'jose')),
      ),
    ).toEqual([]))
  test('worker: itself, shared, and the one door app.tsx', () =>
    expect(
      breaking(
        /^src\/worker\//,
        (to) => /^src\/(worker|shared)\//.test(to) || to === 'src/client/app.tsx' || (!to.startsWith('src/') && !to.startsWith('sandbox')),
      ),
    ).toEqual([]))
  test('sandbox: itself, shared/provider and what that stands on', () =>
    expect(
      breaking(
        /^sandbox\//,
        (to) =>
          /^sandbox\//.test(to) || /^src\/shared\/(provider|catalogue|format|geo|artwork|language)/.test(to) || !to.startsWith('src/'),
      ),
    ).toEqual([]))
  test('nobody but tests: the official Stripe package', () => expect(breaking(/^/, (to) => !isPackage(to, 'stripe'))).toEqual([]))
  test('one feature of the client never reaches into another', () =>
    expect(
      imports
        .filter(({ from, to }) => {
          const own = /^src\/client\/features\/([^/]+)\//.exec(from)?.[1]
          const other = /^src\/client\/features\/([^/]+)\//.exec(to)?.[1]
          return own && other && own !== other
        })
        .map(({ from, to }) => `${from} → ${to}`),
    ).toEqual([]))
})

describe('names', () => {
  test('files are kebab-case nouns', () => {
    const wrong = ['src', 'sandbox', 'scripts', 'test'].flatMap(filesIn).filter((file) => !/^[a-z0-9./-]+$/.test(file))
    expect(wrong).toEqual([])
  })
  test('no file hides behind a name that says nothing', () => {
    // Texts are filed under their namespace, and one of those is `common` (shared/market/texts.ts).
    const vague = /(^|\/)(?<!\/[a-z]{2}\/texts\/)(utils?|helpers?|common|lib|misc|types|constants)(\.tsx?|\/)/
    expect(['src', 'sandbox', 'scripts', 'test'].flatMap(filesIn).filter((file) => vague.test(file))).toEqual([])
  })
})

describe('the bench', () => {
  /** Components that the bench shows without naming them, and how. */
  const within: Readonly<Record<string, string>> = {
    'late.tsx': 'has no look: it waits for another component',
    'map-mark.tsx': 'the numbers on both kinds of map',
    'recent-tours/recent-tours.tsx': 'what the shelf waits for',
    'route-drawing.tsx': 'what a map of stops is drawn with',
    'saved-link.tsx': 'in the header around the bench',
    'suggest/suggestions.tsx': 'open under the field that suggests',
    'toast-container.tsx': 'where its toasts appear',
    'toast-host.tsx': 'in the layout around the bench',
  }
  const folder = 'src/client/ui/'
  const componentsIn = (room: string) => filesIn(room).filter((file) => file.endsWith('.tsx'))
  const shown = new Set(imports.filter(({ from }) => from.startsWith('src/client/kit/')).map(({ to }) => to))

  test('shows every component of the interface', () =>
    expect(
      componentsIn('src/client/ui')
        .filter((file) => !shown.has(file))
        .map((file) => file.slice(folder.length))
        .sort(),
    ).toEqual(Object.keys(within).sort()))

  test('shows every layout, and every part of the pages before the checkout, by itself or in another', () => {
    // Whole pages are looked at on their own addresses.
    const isPart = (file: string) => /^src\/client\/(?:layouts|features)\//.test(file) && !file.endsWith('-page.tsx')
    const inParts = new Set(shown)
    for (const part of inParts) for (const { from, to } of imports) if (from === part && isPart(part)) inParts.add(to)
    const parts = [...componentsIn('src/client/layouts'), ...componentsIn('src/client/features')].filter(
      (file) => isPart(file) && !file.startsWith('src/client/features/checkout/'),
    )
    expect(parts.filter((file) => !inParts.has(file))).toEqual([])
  })
})
