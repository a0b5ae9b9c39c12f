import { linkSeconds } from '../../../shared/cookies.ts'
import { endedCookie, hostCookie, readHostCookie, readPlainCookie } from '../../security/host-cookies.ts'
import type { CheckoutContext } from '../context.ts'
import { readLink } from './token.ts'

const linkCookie = 'checkout-resume'

type From = Pick<CheckoutContext, 'request' | 'env' | 'place'>

const whereOf = ({ place }: Pick<From, 'place'>, checkoutId: string) => ({ checkoutId, whitelabel: place.whitelabel.key })

/** The link of an address. */
export const namedLink = (context: From, checkoutId: string, token: string): Promise<string | undefined> =>
  readLink(token, whereOf(context, checkoutId), context.env.SESSION_SECRET)

/** The link by which this browser came. */
export async function openedLink(context: From, checkoutId: string): Promise<string | undefined> {
  const token = readHostCookie(context.request, linkCookie) ?? readPlainCookie(context.request, linkCookie)
  return token ? namedLink(context, checkoutId, token) : undefined
}

/** The token leaves the address and stays with the browser for a while. */
export const keepOpened = (request: Request, token: string): string => hostCookie(request, linkCookie, token, linkSeconds)

export const endedLink = (request: Request): string => endedCookie(request, linkCookie)
