/** As the table of stored items says; its names are not worth their bytes here. */
export const lifeMs = 24 * 60 * 60 * 1000
const seenKey = 'checkout-seen'
const markOf = /^checkout-(?:completed|saved|typed)-([a-z0-9]{12})$/

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>

function timesIn(text: string | null): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return new Map(entries.flatMap(([id, at]): [string, number][] => (typeof at === 'number' ? [[id, at]] : [])))
  } catch {
    return new Map()
  }
}

/** What is done of a checkout is forgotten a day after it was last open here: by then the shop knows better. Marks bear no time of their own, so it is written down when they are first met. */
export function sweepMarks(storage: Kept, path: string, now: number): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const ids = new Set(names.flatMap((name) => markOf.exec(name)?.[1] ?? []))
  const seen = timesIn(storage.getItem(seenKey))
  const times = new Map([...ids].map((id) => [id, path.includes(id) ? now : Math.min(seen.get(id) ?? now, now)]))
  const isOver = (id: string) => now - (times.get(id) ?? now) >= lifeMs
  for (const name of names) if (isOver(markOf.exec(name)?.[1] ?? '')) storage.removeItem(name)
  const left = [...times].filter(([id]) => !isOver(id))
  if (left.length > 0) storage.setItem(seenKey, JSON.stringify(Object.fromEntries(left)))
  else for (const name of [seenKey, 'checkout-active-route']) storage.removeItem(name)
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A device that has no drafts gets no database for looking. */
async function sweepDrafts(now: number): Promise<void> {
  const name = 'tidemark-drafts'
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return
  const database = await done(indexedDB.open(name))
  if (database.objectStoreNames.contains('drafts')) {
    const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts')
    const rows: unknown[] = await done(drafts.getAll())
    for (const row of rows) {
      if (typeof row !== 'object' || row === null || !('id' in row) || typeof row.id !== 'string') continue
      const isYoung = 'writtenAt' in row && typeof row.writtenAt === 'number' && now - row.writtenAt < lifeMs
      if (!isYoung) drafts.delete(row.id)
    }
  }
  database.close()
}

/** Nothing personal outlives its day on a device, wherever the visitor goes next (rule 51). */
export async function sweepDevice(now = Date.now()): Promise<void> {
  try {
    sweepMarks(localStorage, location.pathname, now)
    await sweepDrafts(now)
  } catch (error) {
    console.warn('What a device keeps could not be looked through', error)
  }
}
