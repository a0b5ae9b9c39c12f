const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser says where a writing request comes from; a program that says neither is let through. */
export function isCrossSite(method: string, url: string, header: (name: string) => string | undefined): boolean {
  if (safe.has(method)) return false
  const site = header('Sec-Fetch-Site')
  const origin = header('Origin')
  return (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== new URL(url).origin)
}
