/** What a page in a frame may ask for: a message of any other shape is not meant for us (rule 70). */
function addressIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { text, action, url } = data as { text?: unknown; action?: unknown; url?: unknown }
  const wanted: unknown = text === 'newurl!' && Array.isArray(url) ? url[0] : action === 'redirect' ? url : undefined
  return typeof wanted === 'string' && wanted.length <= 2000 ? wanted : undefined
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

const namesUser = ({ href, origin }: URL): boolean => !href.startsWith(`${origin}/`)

/**
 * Where a message leads, or nothing (rule 70): it comes from exactly the framed page's origin, has one of the agreed shapes, and names an http(s) address
 * without a user on an allowed origin. `origin`: of the sender, as the browser says; that the sender is our own frame is for the caller to see to.
 */
export function redirectTarget(
  data: unknown,
  { origin, frameOrigin, allowed }: { origin: string; frameOrigin: string; allowed: readonly string[] },
): string | undefined {
  const address = addressIn(data)
  const url = origin === frameOrigin && address !== undefined ? parsed(address) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return url && isWeb && !namesUser(url) && allowed.includes(url.origin) ? url.href : undefined
}
