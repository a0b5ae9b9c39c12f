/** Path and query of an address, and its fragment with the `#`. */
function split(address: string): { path: string; query: URLSearchParams; hash: string } {
  const [rest = '', fragment] = address.split(/#(.*)/s, 2)
  const [path = '', query = ''] = rest.split(/\?(.*)/s, 2)
  return { path, query: new URLSearchParams(query), hash: fragment === undefined ? '' : `#${fragment}` }
}

const join = ({ path, query, hash }: ReturnType<typeof split>) => `${path}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`

/** One query parameter set, all others and the hash kept (rule 14). */
export function withParam(address: string, name: string, value: string): string {
  const parts = split(address)
  parts.query.set(name, value)
  return join(parts)
}

/** One query parameter removed, all others and the hash kept. */
export function withoutParam(address: string, name: string): string {
  const parts = split(address)
  parts.query.delete(name)
  return join(parts)
}

/** The hash cleared, path and query kept. */
export const withoutHash = (address: string): string => address.replace(/#.*$/s, '')
