import { isIconName } from '../shared/artwork/icon-names.ts'
import { toSearchIndex } from '../shared/catalogue/search-index.ts'
import { readCatalogue } from '../shared/catalogue/source-files.ts'
import { checkRelease } from '../shared/release/checks.ts'
import type { Finding } from '../shared/release/finding.ts'
import { domainKey, liveKey, marketKey, searchIndexKey, tourKey, whitelabelReleaseKey } from '../shared/release/keys.ts'
import { type LiveRelease, liveRelease, whitelabelRelease } from '../shared/release/live-release.ts'
import { onlyLanguages } from '../shared/release/only-languages.ts'
import { type Release, siteOf, toSummary } from '../shared/release/release.ts'
import { digestOf, releaseIdOf } from '../shared/release/release-id.ts'
import { assemble } from './assemble.ts'
import type { Brand } from './brand.ts'
import { writtenTexts } from './languages/written.ts'
import { whitelabels } from './whitelabels.ts'

/** What publishing needs of a key-value store. */
export type Store = { get(key: string): Promise<string | null>; put(key: string, value: string): Promise<void> }
export type Published = { whitelabel: string; release: string; markets: string[]; findings: Finding[] }

export class RefusedRelease extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(['The release was not published:', ...findings.map(({ at, message }) => `  ${at} ${message}`)].join('\n'))
    this.name = 'RefusedRelease'
    this.findings = findings
  }
}

/** What is live now; a live release that can't be read is none. */
async function liveIn(store: Store, whitelabel: string): Promise<LiveRelease | undefined> {
  const value = await store.get(liveKey(whitelabel))
  try {
    return liveRelease.safeParse(JSON.parse(value ?? 'null')).data
  } catch {
    return undefined
  }
}

/** A document of a release before the release has an id. */
type Document = { keyIn: (release: string) => string; text: string }

/** A tour per document, and what search needs of all of them per language; in the languages that the brand speaks. */
function catalogueDocuments({ whitelabel: { key: whitelabel }, markets, catalogue }: Release): Document[] {
  if (!catalogue) return []
  const { themes, tours } = readCatalogue(catalogue)
  const languages = [...new Set(markets.flatMap(({ availableLanguages }) => availableLanguages.map(({ urlCode }) => urlCode)))]
  return [
    ...tours.map(({ tour }) => ({
      keyIn: (release: string) => tourKey(release, whitelabel, tour.id),
      text: JSON.stringify(onlyLanguages(tour, languages)),
    })),
    ...languages.map((language) => ({
      keyIn: (release: string) => searchIndexKey(release, whitelabel, language),
      text: JSON.stringify(
        toSearchIndex(
          tours.map(({ tour }) => tour),
          themes,
          language,
        ),
      ),
    })),
  ]
}

const documentsOf = (release: Release): Document[] => [
  ...release.markets.map((market) => ({
    keyIn: (id: string) => marketKey(id, release.whitelabel.key, market.key),
    text: JSON.stringify(market),
  })),
  ...catalogueDocuments(release),
]

/** Whether the live release says the same already and is whole. */
async function isLive(
  store: Store,
  live: LiveRelease,
  content: string,
  { whitelabel }: Release,
  documents: readonly Document[],
): Promise<boolean> {
  if (!live.release.endsWith(`-${digestOf(content)}`)) return false
  const own = whitelabelReleaseKey(live.release, whitelabel.key)
  const keys = [own, ...whitelabel.hosts.map(domainKey), ...documents.map(({ keyIn }) => keyIn(live.release))]
  const values = await Promise.all(keys.map((key) => store.get(key)))
  return !values.includes(null)
}

async function write(store: Store, published: Release, now: Date): Promise<string> {
  const { whitelabel, markets } = published
  const documents = documentsOf(published)
  const content = [JSON.stringify(whitelabel), ...documents.map(({ text }) => text)].join()
  const live = await liveIn(store, whitelabel.key)
  if (live && (await isLive(store, live, content, published, documents))) return live.release
  const release = releaseIdOf(content, now)
  const shared = whitelabelRelease.parse({ release, whitelabel, site: siteOf(published), markets: markets.map(toSummary) })
  for (const { keyIn, text } of documents) await store.put(keyIn(release), text)
  await store.put(whitelabelReleaseKey(release, whitelabel.key), JSON.stringify(shared))
  for (const host of whitelabel.hosts) await store.put(domainKey(host), whitelabel.key)
  const next: LiveRelease = { ...shared, ...(live && { previous: live.release }), schedule: [], publishedAt: now.toISOString() }
  await store.put(liveKey(whitelabel.key), JSON.stringify(liveRelease.parse(next)))
  return release
}

/**
 * Publishes brands, by default the examples: everything is checked before anything is written, documents come before the live release that leads to them,
 * so that a visitor sees the old release or the new one and never half of either.
 */
export async function publish(
  store: Store,
  moment: { port: number; now: Date },
  brands: readonly Brand[] = whitelabels,
  texts = writtenTexts,
): Promise<Published[]> {
  const releases = assemble(brands, moment, texts)
  const checked = releases.map((release) => ({ release, findings: checkRelease(release, isIconName) }))
  const refused = checked.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'))
  if (refused.length > 0) throw new RefusedRelease(refused)
  const published: Published[] = []
  for (const { release, findings } of checked) {
    const id = await write(store, release, moment.now)
    published.push({ whitelabel: release.whitelabel.key, release: id, markets: release.markets.map(({ key }) => key), findings })
  }
  return published
}
