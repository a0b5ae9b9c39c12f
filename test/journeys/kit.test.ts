import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Server, startServer } from '../../scripts/local/server.ts'
import { prepareState } from '../../scripts/local/state.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

const root = join(import.meta.dirname, '../..')
const manifestIn = (build: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, build, 'client/.vite/manifest.json'), 'utf8')) as object)
const kitFiles = (build: string) => manifestIn(build).filter((file) => file.includes('src/client/kit/'))

let browser: Browser
let server: Server
const path = mkdtempSync(join(tmpdir(), 'tidemark-kit-'))

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', KIT: '1' },
  })
  const port = await freePort()
  await prepareState({ port, path })
  ;[server, browser] = await Promise.all([startServer({ port, path, from: 'dist-kit' }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
  rmSync(path, { recursive: true, force: true })
})

/** Texts that the page asked for and did not get. */
function missingTexts(page: Page): string[] {
  const missing: string[] = []
  page.on('console', (message) => message.text().startsWith('No text for') && missing.push(message.text()))
  return missing
}

test('a production build neither contains nor answers the bench', async () => {
  expect(kitFiles('dist-kit')).not.toEqual([])
  expect(kitFiles('dist')).toEqual([])
  const { page, leave } = await arrive(browser)
  const answer = await page.goto(`${originOf()}/xx-en/_kit`)
  expect(answer?.status()).toBe(404)
  await leave()
})

test.each([
  ['tidemark', '/xx-en/_kit', 1280],
  ['tidemark', '/xx-en/_kit', 360],
  ['nordlys', '/_kit', 1280],
  ['noctua', '/de-de/_kit', 1280],
])('the bench in %s (%s, %i px) keeps the policy, the width and the accessibility rules', async (brand, address, width) => {
  const { page, complaints, leave } = await arrive(browser, { width })
  const missing = missingTexts(page)
  const answer = await page.goto(`http://${brand}.localhost:${server.port}${address}`)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await hydrated(page)
  const [rest, hover] = await Promise.all(
    ['rest', 'hover'].map((state) =>
      page
        .locator(`#buttons [data-state=${state}]`)
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor),
    ),
  )
  expect(hover).not.toBe(rest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectAccessible(page, 'html')
  await page.locator('#toasts button').first().click()
  await page.getByText('A toast that says default').first().waitFor()
  expect([...complaints, ...missing]).toEqual([])
  await leave()
})

/** Closes what covers the page: a dialog by its key; what stays until it is answered by being answered. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const refuse = page.getByRole('region', { name: 'Cookies on this site' }).getByRole('button', { name: 'Refuse all' })
  if (await refuse.isVisible()) await refuse.click()
  const dismiss = page.getByRole('button', { name: 'Dismiss the offer' })
  if (await dismiss.isVisible()) await dismiss.click()
}

test('everything that takes the page or covers it can be looked at, one by one', async () => {
  const { page, complaints, leave } = await arrive(browser)
  const missing = missingTexts(page)
  await page.goto(`http://tidemark.localhost:${server.port}/xx-en/_kit`)
  await hydrated(page)
  const buttons = page.locator('[data-stage] button')
  const names = await page
    .locator('[data-stage]')
    .evaluateAll((stages) =>
      stages.flatMap((stage) =>
        [...stage.querySelectorAll('button')].map((button) => [stage.getAttribute('data-stage') ?? '', button.textContent ?? ''] as const),
      ),
    )
  expect(await buttons.count()).toBe(names.length)
  const dialogs: string[] = []
  for (const [stage, name] of names) {
    await page.locator(`[data-stage="${stage}"]`).getByRole('button', { name, exact: true }).click()
    const scene = `[data-stage="${stage}"] [data-shown="${name}"]`
    await page.locator(scene).waitFor({ state: 'attached' })
    if (await page.locator('dialog:modal').count()) dialogs.push(`${stage}: ${name}`)
    await expectAccessible(page, scene)
    await close(page)
  }
  expect(dialogs).toEqual([
    'cookie preferences: refused',
    'cookie preferences: accepted',
    'availability: a price changed',
    'availability: accepting',
    'availability: a part is lost',
  ])
  await page.getByRole('button', { name: 'Named by its tooltip' }).hover()
  await page.locator('#tooltip').filter({ hasText: 'Named by its tooltip', visible: true }).waitFor()
  await expectAccessible(page, '#tooltip')
  expect([...complaints, ...missing]).toEqual([])
  await leave()
})
