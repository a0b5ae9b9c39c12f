import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { expect, inject, onTestFailed } from 'vitest'
import { ofThisWorker } from '../setup/test-workers.ts'
import { faultsOf, violationsOf } from './audit.ts'

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** The last switch of features is the one that counts: what Playwright switches off itself is named again (its chromiumSwitches.ts). */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages of the address bar, which every window renders unseen: half of what a new context costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process in store for the next site.
  'SpareRendererForSitePerProcess',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${unwanted.join()}`,
    ],
  })

/** The port of this test worker's own server. */
export const portOf = (): number => ofThisWorker(inject('ports'))

/** The origin of an example host on this worker's server. */
export const originOf = (host: 'tidemark' | 'nordlys' | 'noctua' | 'polyglot' | 'sandbox' = 'tidemark'): string =>
  `http://${host}.localhost:${portOf()}`

export type Visitor = {
  page: Page
  context: BrowserContext /** Console errors, page errors and policy violations so far. */
  complaints: string[]
  leave: () => Promise<void>
}

/** Most visitors have been here before and refused; who has not decided meets the consent banner. Nothing moves for them, but for who wants `motion`. */
export async function arrive(
  browser: Browser,
  { width = 1280, height = 900, javaScript = true, decided = true, motion = false } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height },
    userAgent,
    javaScriptEnabled: javaScript,
    locale: 'en-GB',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  const hosts = ['tidemark', 'nordlys', 'noctua', 'polyglot'] as const
  if (decided) await context.addCookies(hosts.map((host) => ({ name: 'personalization', value: '0', url: originOf(host) })))
  const complaints: string[] = []
  if (javaScript) {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
  }
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  onTestFailed(async ({ task }) => {
    if (!page.isClosed())
      await page.screenshot({
        path: `test-results/${task.name.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${Date.now()}.png`,
        fullPage: true,
      })
    console.error(page.url(), complaints)
  })
  return { page, context, complaints, leave: () => context.close() }
}

/** Nothing for axe to find on the page as it stands; in a part of it, nothing that it leaves open either. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(within ? await faultsOf(page, within) : await violationsOf(page), page.url()).toEqual([])
}

/** Waits until the client has taken over the document. */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')

/** How long a toast will stay: an unseen animation is its clock. */
export const staysFor = (toast: Locator): Promise<string> =>
  toast.locator('.Toastify__progress-bar').evaluate((bar) => getComputedStyle(bar).animationDuration)

/** How far the page has jumped so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) =>
          done(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(done, 300, 0)
      }),
  )
