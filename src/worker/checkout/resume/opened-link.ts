import { parse } from 'hono/utils/cookie'
import type { CheckoutContext } from '../context.ts'
import { readLink } from './token.ts'

const linkCookie = 'checkout-resume'
/** Time to name the e-mail. */
const lifetimeSeconds = 3600

type From = Pick<CheckoutContext, 'request' | 'env' | 'place'>

const whereOf = ({ place }: Pick<From, 'place'>, checkoutId: string) => ({ checkoutId, whitelabel: place.whitelabel.key })

/** The link of an address. */
export const namedLink = (context: From, checkoutId: string, token: string): Promise<string | undefined> =>
  readLink(token, whereOf(context, checkoutId), context.env.SESSION_SECRET)

/** The link by which this browser came. */
export async function openedLink(context: From, checkoutId: string): Promise<string | undefined> {
  const token = parse(context.request.headers.get('cookie') ?? '', linkCookie)[linkCookie]
  return token ? namedLink(context, checkoutId, token) : undefined
}

/** The token leaves the address and stays with the browser for a while. */
export function keepOpened({ url }: Request, token: string): string {
  const secure = new URL(url).protocol === 'https:' ? '; Secure' : ''
  return `${linkCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${secure}`
}
