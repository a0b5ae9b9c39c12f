import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from 'playwright-core'
import { isExplained } from './incomplete.ts'

/** WCAG 2.0–2.2, A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type RunOptions = Parameters<AxeBuilder['options']>[0]
type Finding = Results['violations'][number]

const told = ({ id, nodes }: Finding, reasons = ''): string => `${id}${reasons}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`

/** Why axe could not decide about an element. */
const reasonOf = ({ any, all, none }: Finding['nodes'][number]): string =>
  [...any, ...all, ...none].map(({ id, data }) => (data as { messageKey?: string } | null)?.messageKey ?? id).join()

/** What axe finds, and what it leaves open without our knowing why. */
function faultsIn({ violations, incomplete }: Results): string[] {
  const open = incomplete.flatMap((finding) => {
    const nodes = finding.nodes.filter((node) => !isExplained(finding.id, reasonOf(node)))
    return nodes.length > 0 ? [told({ ...finding, nodes }, ` (undecided: ${[...new Set(nodes.map(reasonOf))].join()})`)] : []
  })
  return [...violations.map((finding) => told(finding)), ...open]
}

/** What axe finds on the page as it stands, the frames of others included. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.map((finding) => told(finding))
}

const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions

/**
 * What axe finds and what it leaves open, without frames, which spares a page of its own for each run; a document that has axe already does not get it again.
 * `within`: only what a selector finds, where the rest of the page has been looked at.
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode().options(options)
  return faultsIn(await (within ? builder.include(within) : builder).analyze())
}

/** The same of a frame by itself, which is a part of a page: there is nothing to skip. A run over the page's title brings axe into every frame. */
export async function faultsOfFrame(page: Page, frame: Frame): Promise<string[]> {
  const one = { runOnly: { type: 'rule', values: ['empty-heading'] } } satisfies RunOptions
  await new AxeBuilder({ page }).setLegacyMode().include('h1').options(one).analyze()
  const ofPart = { ...options, rules: { bypass: { enabled: false } } }
  return faultsIn(await frame.evaluate<Results>(`axe.run(document, ${JSON.stringify(ofPart)})`))
}
