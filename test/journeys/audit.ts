import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from 'playwright-core'
import { isExplained } from './incomplete.ts'

/** WCAG 2.0–2.2, A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type RunOptions = Parameters<AxeBuilder['options']>[0]
type Extent = { include?: string[]; exclude?: string[] }

/** What axe finds in one frame, for it to put together with the others. */
type Partial = string | null
type FrameContext = { frameSelector: string; frameContext: object }

declare global {
  interface Window {
    axe: {
      run: (extent: Extent | Element | Document, options: RunOptions) => Promise<Results>
      runPartial: (context: object, options: RunOptions) => Promise<object>
      finishRun: (partials: readonly (object | null)[], options: RunOptions) => Promise<Results>
      utils: { getFrameContexts: (context: object) => FrameContext[]; shadowSelect: (selector: string) => Element | null }
    }
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
async function bringAxe(frame: Page | Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
}

async function run(page: Page, extent: Extent = {}): Promise<Results> {
  await bringAxe(page)
  return page.evaluate(({ where, how }) => window.axe.run(where, how), { where: { exclude: [], ...extent }, how: options })
}

/** A frame and those within it, in the order in which axe puts them together; nothing of one that is gone meanwhile. */
async function partialsOf(frame: Frame, context: object): Promise<Partial[]> {
  await bringAxe(frame)
  const inner = await frame.evaluate((where) => window.axe.utils.getFrameContexts(where), context)
  const own = await frame.evaluate(async ({ where, how }) => JSON.stringify(await window.axe.runPartial(where, how)), {
    where: context,
    how: options,
  })
  const partials: Partial[] = [own]
  for (const { frameSelector, frameContext } of inner) {
    const element = await frame.evaluateHandle((selector) => window.axe.utils.shadowSelect(selector), frameSelector)
    const child = await element.asElement()?.contentFrame()
    partials.push(...(child ? await partialsOf(child, frameContext).catch(() => [null]) : [null]))
  }
  return partials
}

/** As `AxeBuilder` does it, without a page of its own for each run to end on. */
async function runInFrames(page: Page): Promise<Results> {
  const partials = await partialsOf(page.mainFrame(), { exclude: [] })
  return page.evaluate(
    ({ texts, how }) =>
      window.axe.finishRun(
        texts.map((text) => (text === null ? null : JSON.parse(text))),
        how,
      ),
    { texts: partials, how: options },
  )
}

const hasFrames = (page: Page): boolean => page.frames().length > 1

/** What axe finds on the page as it stands, the frames of others included. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await (hasFrames(page) ? runInFrames(page) : run(page))
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
