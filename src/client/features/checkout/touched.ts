/** §2.3: a failed validation increases the counter in the query, without a navigation; moving on drops it. */
export function countTouched(): void {
  const address = new URL(location.href)
  const count = Number(address.searchParams.get('touched')) || 0
  address.searchParams.set('touched', String(count + 1))
  history.replaceState(history.state, '', address)
}

export const go = (href: string): void => location.assign(href)
