import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { isExplained } from './incomplete.ts'

/** WCAG 2.0–2.2, A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type RunOptions = Parameters<AxeBuilder['options']>[0]
type Extent = { include?: string[]; exclude?: string[] }

declare global {
  interface Window {
    axe: { run: (extent: Extent | Element | Document, options: RunOptions) => Promise<Results> }
  }
}
type Finding = Results['violations'][number]
export type Findings = Pick<Results, 'violations' | 'incomplete'>

const told = ({ id, nodes }: Finding, reasons = ''): string => `${id}${reasons}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`

/** Why axe could not decide about an element. */
const reasonOf = ({ any, all, none }: Finding['nodes'][number]): string =>
  [...any, ...all, ...none].map(({ id, data }) => (data as { messageKey?: string } | null)?.messageKey ?? id).join()

/** What axe finds, and what it leaves open without our knowing why. */
export function faultsIn({ violations, incomplete }: Findings): string[] {
  const open = incomplete.flatMap((finding) => {
    const nodes = finding.nodes.filter((node) => !isExplained(finding.id, reasonOf(node)))
    return nodes.length > 0 ? [told({ ...finding, nodes }, ` (undecided: ${[...new Set(nodes.map(reasonOf))].join()})`)] : []
  })
  return [...violations.map((finding) => told(finding)), ...open]
}

/** Half the size of what `AxeBuilder` brings along, as every document reads it anew. */
export const axeSource = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

export const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions

/** A document that has axe already does not get it again. */
async function run(page: Page, extent: Extent = {}): Promise<Results> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(({ where, how }) => window.axe.run(where, how), { where: { exclude: [], ...extent }, how: options })
}

const hasFrames = (page: Page): boolean => page.frames().length > 1

/** What axe finds on the page as it stands, the frames of others included: those take a page of their own for each run. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = hasFrames(page) ? await new AxeBuilder({ page }).withTags(tags).analyze() : await run(page)
  return violations.map((finding) => told(finding))
}

/** What axe finds and what it leaves open; `within`: only in what a selector finds. */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  if (!hasFrames(page)) return faultsIn(await run(page, within ? { include: [within] } : {}))
  const builder = new AxeBuilder({ page }).setLegacyMode().options(options)
  return faultsIn(await (within ? builder.include(within) : builder).analyze())
}

/** The same of a whole page, whose document is judged too, without what a selector finds. */
export const faultsBeside = async (page: Page, without: string): Promise<string[]> => faultsIn(await run(page, { exclude: [without] }))
