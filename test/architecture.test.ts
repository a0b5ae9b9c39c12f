import { describe, expect, test } from 'vitest'
import { circlesIn, filesIn, imports } from './setup/import-graph.ts'

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

test('nobody imports the pipeline but what starts it', () =>
  expect(imports.filter(({ to }) => to === 'src/worker/app.ts').map(({ from }) => from)).toEqual(['src/worker/index.ts']))

describe('circles of imports', () => {
  test('none by value', () => expect(circlesIn(imports.filter(({ isTypeOnly }) => !isTypeOnly))).toEqual([]))
  test('by types of eight files at most', () => expect(circlesIn(imports).filter(({ length }) => length > 8)).toEqual([]))
  test('are found where there are some', () => {
    const edge = (from: string, to: string) => ({ from, to, isTypeOnly: false })
    expect(circlesIn([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd'), edge('e', 'a')])).toEqual([['a', 'b', 'c']])
  })
})

test('no folder holds more than 25 source files', () => {
  const folders = Map.groupBy(['src', 'sandbox', 'scripts', 'test'].flatMap(filesIn), (file) => file.slice(0, file.lastIndexOf('/')))
  expect([...folders].filter(([, files]) => files.length > 25).map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
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
    'ui/late.tsx': 'has no look: it waits for another component',
    'parts/map-mark.tsx': 'the numbers on both kinds of map',
    'parts/recent-tours/recent-tours.tsx': 'what the shelf waits for',
    'parts/route-drawing.tsx': 'what a map of stops is drawn with',
    'parts/saved-link.tsx': 'in the header around the bench',
    'ui/suggest/suggestions.tsx': 'open under the field that suggests',
    'ui/toast/toast-container.tsx': 'where its toasts appear',
    'ui/toast/toast-host.tsx': 'in the layout around the bench',
  }
  const folder = 'src/client/'
  const componentsIn = (room: string) => filesIn(room).filter((file) => file.endsWith('.tsx'))
  const shown = new Set(imports.filter(({ from }) => from.startsWith('src/client/kit/')).map(({ to }) => to))

  test('shows every component of the interface', () =>
    expect(
      [...componentsIn('src/client/ui'), ...componentsIn('src/client/parts')]
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
