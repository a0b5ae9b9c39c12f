import { parseTourList, writeTourList } from '../../shared/saved/tour-list.ts'

type List = 'saved-tours' | 'viewed-tours'

export function readTours(list: List): string[] {
  try {
    return parseTourList(localStorage.getItem(list))
  } catch {
    return []
  }
}

/** Whether the browser took it: storage may be refused or full. */
export function writeTours(list: List, ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(list, writeTourList(ids))
    else localStorage.removeItem(list)
  } catch {
    return false
  }
  dispatchEvent(new Event('storage'))
  return true
}
