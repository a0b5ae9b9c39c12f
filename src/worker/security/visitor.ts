/** Eight groups of an IPv6 address, `::` filled up. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return tail === undefined ? before : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/** Whom limits count: an IPv4 address, or the /64 that one subscriber of IPv6 has. */
export function visitorOf(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'local'
  if (!address.includes(':') || address.includes('.')) return address
  return groupsOf(address)
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
