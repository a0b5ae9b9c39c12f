/** A Host header as the `domain:` keys spell it: lower case, without port and without one trailing dot; nothing for what is no host name. */
export function hostOf(header: string): string | undefined {
  const host = header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(host) ? host : undefined
}
