/** A subject of the product: the folders and files that make it, and the worker tests and journeys that prove it. */
type Area = { sources: RegExp; tests: RegExp }

/**
 * The build stands between a source file and the tests that run against it, so that no import tells which of them a change touches.
 * A file that belongs to no area touches all of them.
 */
const areas: readonly Area[] = [
  {
    sources: /\/(?:checkout|payments|stripe|checkout-api|booking|replacement|trip)\//,
    tests:
      /\/(?:after-booking|availability|booking|builtin|checkout(?:-access|-room)?|confirming|device|entry|extras|keyboard|modifications|ownership|payment(?:-languages|-methods|-plans|-scripts)?|problems|programmed-answers|promo-codes?|questions|resume|rounds|scenarios[a-z-]*|start|step-time|stripe|traveller-details|two-tabs|undescribed|waiting|contracts|sizes|without-(?:javascript|navigation))\.test\.ts$/,
  },
  {
    sources: /\/(?:search|tour|home|saved|tours|catalogue)[/.-]/,
    tests:
      /\/(?:browse|catalogue|dates|feedback|motion|navigation|new-tour|pages|search|search-help|seo|crawl|stale|sizes|markup|contrast|focus-in-sight|without-navigation)\.test\.ts$/,
  },
  { sources: /\/design[/.-]/, tests: /\/(?:design|sizes|markup)\.test\.ts$/ },
  { sources: /\/destinations[/.-]/, tests: /\/(?:contrast|destinations|seo|crawl|stale|sizes)\.test\.ts$/ },
  { sources: /\/(?:content|contact|mail)[/.-]/, tests: /\/(?:content|without-javascript|markup|crawl)\.test\.ts$/ },
  { sources: /\/consent[/.-]/, tests: /\/(?:consent|focus-in-sight|promo-banner|payment-scripts|accessibility)\.test\.ts$/ },
  {
    sources: /\/chrome[/.-]/,
    tests: /\/(?:chrome[a-z-]*|keyboard-chrome|menus|promo-banner|switcher|accessibility|sizes|markup)\.test\.ts$/,
  },
  { sources: /\/errors[/.-]/, tests: /\/(?:bad-answers|errors|problems|waiting|pages|without-javascript)\.test\.ts$/ },
  { sources: /\/seo[/.-]/, tests: /\/(?:seo|crawl)\.test\.ts$/ },
  { sources: /\/kit\//, tests: /\/kit\.test\.ts$/ },
]

/** Tests of the whole: what any part of the product may break. A new test file belongs here, or to an area. */
const ofTheWhole =
  /\/(?:accessibility|begun-language|brands|chrome[a-z-]*|deployment|faults|hosts|keyboard-chrome|kit|menus|room|switcher|promo-banner)\.test\.ts$/

const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.endsWith('.test.tsx')
/** What neither the build nor a test reads. */
const isAside = (file: string): boolean =>
  /^(?:docs\/|\.github\/|screens\/|scripts\/(?:artwork|audit|bench|screens)|[^/]+\.md$|LICENSE$)/.test(file)

export const isServedTest = (file: string): boolean => /^test\/(?:worker|journeys)\/.*\.test\.ts$|^test\/contracts\.test\.ts$/.test(file)
export const belongsSomewhere = (file: string): boolean => ofTheWhole.test(`/${file}`) || areas.some(({ tests }) => tests.test(`/${file}`))

/** Of the tests that run against the build, those that changed files touch; everything where a changed file may touch anything. */
export function servedTestsFor(changed: readonly string[], tests: readonly string[]): string[] {
  const chosen = new Set<string>()
  for (const file of changed) {
    if (isAside(file) || (isTest(file) && !isServedTest(file))) continue
    if (isServedTest(file)) {
      if (tests.includes(file)) chosen.add(file)
      continue
    }
    const touched = areas.filter(({ sources }) => sources.test(`/${file}`))
    if (touched.length === 0) return [...tests]
    for (const test of tests) if (touched.some((area) => area.tests.test(`/${test}`))) chosen.add(test)
  }
  return tests.filter((test) => chosen.has(test))
}
