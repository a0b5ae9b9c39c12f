import { jwtVerify, SignJWT } from 'jose'
import { drawKey } from './drawn-key.ts'

/** A link is good for one checkout in one shop. */
type Where = { checkoutId: string; whitelabel: string }

const issuer = 'tidemark:resume'
const keyOf = (secret: string) => drawKey(secret, 'resume-link')

export const signLink = async (link: string, { checkoutId, whitelabel }: Where, until: number, secret: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(whitelabel)
    .setSubject(checkoutId)
    .setJti(link)
    .setExpirationTime(Math.floor(until / 1000))
    .sign(await keyOf(secret))

/** The link's id; nothing where the token is altered, out of date, or of another checkout or shop. Whether it was revoked, the checkout knows. */
export async function readLink(
  token: string,
  { checkoutId, whitelabel }: Where,
  secret: string,
  now = Date.now(),
): Promise<string | undefined> {
  const verified = await jwtVerify(token, await keyOf(secret), {
    algorithms: ['HS256'],
    issuer,
    audience: whitelabel,
    subject: checkoutId,
    requiredClaims: ['jti', 'exp'],
    currentDate: new Date(now),
  }).catch(() => undefined)
  return verified?.payload.jti
}
