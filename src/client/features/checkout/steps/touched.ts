import { withParam } from '../../../../shared/routing/query.ts'

const counter = 'touched'

/** A failed check increases the counter in the query, without a navigation; moving on drops it (rule 55). */
export function countTouched(): void {
  const count = Number(new URLSearchParams(location.search).get(counter)) || 0
  history.replaceState(history.state, '', withParam(location.href, counter, String(count + 1)))
}

export const go = (href: string): void => location.assign(href)
