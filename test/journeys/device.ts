import type { Page } from 'playwright-core'
import { storedUnder } from '../../src/shared/stored/stored-items.ts'

/** What the browser keeps of forms that are not sent yet, as it lies on the disk. */
export const draftsOn = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('tidemark-drafts', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { keyPath: 'id' })
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const base = await done(opening)
    const rows: { id: string; key: CryptoKey; sealed: { data: ArrayBuffer }; writtenAt: number }[] = await done(
      base.transaction('drafts').objectStore('drafts').getAll(),
    )
    base.close()
    return rows.map(({ id, key, sealed, writtenAt }) => ({
      id,
      writtenAt,
      isKeyReadable: key.extractable,
      sealed: new TextDecoder().decode(sealed.data),
    }))
  })

/** As if they had been written at another time, or something had gone wrong with the disk. */
export const rewriteDrafts = (page: Page, wanted: { writtenAt?: number; isBroken?: boolean }) =>
  page.evaluate(async ({ writtenAt, isBroken }) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const base = await done(indexedDB.open('tidemark-drafts', 1))
    const drafts = base.transaction('drafts', 'readwrite').objectStore('drafts')
    for (const row of await done(drafts.getAll())) {
      const sealed = isBroken ? { ...row.sealed, data: new Uint8Array(64).buffer } : row.sealed
      await done(drafts.put({ ...row, sealed, writtenAt: writtenAt ?? row.writtenAt }))
    }
    base.close()
  }, wanted)

/** Where the traveller is and what is done, as this device has it. */
export const marksOn = (page: Page, checkoutId: string) =>
  page.evaluate((id) => {
    const completed: string[] = JSON.parse(localStorage.getItem(`checkout-completed-${id}`) ?? '[]')
    return { active: localStorage.getItem('checkout-active-route'), completed, saved: localStorage.getItem(`checkout-saved-${id}`) }
  }, checkoutId)

/** What the browser keeps of the shop that its table of stored items does not tell. */
export async function unknownOn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies(page.url())).map(({ name }) => ['cookie', name] as const)
  const { local, session, databases } = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
  }))
  const kept = [
    ...cookies,
    ...local.map((name) => ['local', name] as const),
    ...session.map((name) => ['session', name] as const),
    ...databases.map((name) => ['database', name] as const),
  ]
  return kept.filter(([area, name]) => !storedUnder(area, name)).map(([area, name]) => `${area} ${name}`)
}
