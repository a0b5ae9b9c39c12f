import { parse } from 'hono/utils/cookie'

const isSafe = ({ url }: Request): boolean => url.startsWith('https:')

/** Over https a name that no other host of the domain can plant, and no plain connection overwrite. */
const nameFor = (request: Request, name: string): string => (isSafe(request) ? `__Host-${name}` : name)

/** A cookie of this host alone that no script reads. */
export const hostCookie = (request: Request, name: string, value: string, seconds: number): string =>
  `${nameFor(request, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSafe(request) ? '; Secure' : ''}`

export const endedCookie = (request: Request, name: string): string => hostCookie(request, name, '', 0)

const cookieOf = (request: Request, name: string): string | undefined => parse(request.headers.get('cookie') ?? '', name)[name]

export const readHostCookie = (request: Request, name: string): string | undefined => cookieOf(request, nameFor(request, name))

/** Under its name without prefix: from before, or planted. */
export const readPlainCookie = (request: Request, name: string): string | undefined =>
  isSafe(request) ? cookieOf(request, name) : undefined
