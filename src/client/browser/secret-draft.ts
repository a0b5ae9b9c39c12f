import { makeKey, type Sealed, seal, unseal } from './seal.ts'

const lifeMs = 24 * 60 * 60 * 1000
const store = 'drafts'
type Draft = { id: string; key: CryptoKey; sealed: Sealed; writtenAt: number }

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function drafts(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('tidemark-drafts', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' })
  return (await done(opening)).transaction(store, mode).objectStore(store)
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  value.key instanceof CryptoKey &&
  'writtenAt' in value &&
  'sealed' in value

async function find(id: string): Promise<Draft | undefined> {
  const found: unknown = await done((await drafts('readonly')).get(id))
  return isDraft(found) ? found : undefined
}

/** What was kept under an id within the last 24 hours; nothing where it expired, cannot be decrypted, or the browser keeps nothing. */
export async function readDraft(id: string, now = Date.now()): Promise<string | undefined> {
  try {
    const draft = await find(id)
    if (!draft) return undefined
    if (now - draft.writtenAt < lifeMs) return await unseal(draft.key, draft.sealed)
    await wipeDraft(id)
  } catch (error) {
    console.warn('A draft could not be read', error)
  }
  return undefined
}

/** Keeps a text encrypted on this device (rule 51). True where it was kept. */
export async function writeDraft(id: string, text: string, now = Date.now()): Promise<boolean> {
  try {
    const key = (await find(id))?.key ?? (await makeKey())
    const draft: Draft = { id, key, sealed: await seal(key, text), writtenAt: now }
    await done((await drafts('readwrite')).put(draft))
    return true
  } catch (error) {
    console.warn('A draft could not be kept', error)
    return false
  }
}

export async function wipeDraft(id: string): Promise<void> {
  try {
    await done((await drafts('readwrite')).delete(id))
  } catch (error) {
    console.warn('A draft could not be wiped', error)
  }
}
