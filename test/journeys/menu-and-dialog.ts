import type { Page } from 'playwright-core'
import { faultsOf } from './audit.ts'

const mobileMenu = { what: 'the mobile menu', by: 'button[popovertarget="mobile-menu"][aria-haspopup]' }
const megaMenu = { what: 'the first menu', by: 'header nav button[popovertarget^="menu-"]' }
const preferences = { what: 'the cookie preferences', by: 'footer a[href$="#manage-cookie-preferences"]' }
const dialog = 'dialog[aria-labelledby="consent-manage-title"]'

/** Links and buttons of what has opened that something of the page lies upon. */
const covered = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((opened) =>
    [...opened.querySelectorAll('a, button, input')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const upon = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1
      return isSeen && upon && !opened.contains(upon) ? [`“${control.textContent}” is covered`] : []
    }),
  )

const showMain = (page: Page, isShown: boolean): Promise<void> =>
  page.locator('main').evaluate(
    (main, display) => {
      main.style.display = display
    },
    isShown ? '' : 'none',
  )

/**
 * What opens on every page: the menu of that width, then the dialog; each is closed again by Esc.
 * Axe knows nothing of the browser's top layer and takes what lies below for neighbours: the page itself, which it has seen, is put away meanwhile.
 */
export async function menuAndDialogFaults(page: Page, width: number): Promise<string[]> {
  const faults: string[] = []
  for (const { what, by } of [width < 1024 ? mobileMenu : megaMenu, preferences]) {
    const button = page.locator(by).first()
    const within = (await button.getAttribute('popovertarget')) ?? ''
    const opened = within ? `#${within}` : dialog
    await button.click()
    await page.locator(opened).waitFor()
    const found = await covered(page, opened)
    await showMain(page, false)
    found.push(...(await faultsOf(page, opened)))
    await showMain(page, true)
    faults.push(...found.map((fault) => `with ${what}: ${fault}`))
    await page.keyboard.press('Escape')
    await page.locator(opened).waitFor({ state: 'hidden' })
  }
  return faults
}
