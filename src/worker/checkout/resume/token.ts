import { jwtVerify, SignJWT } from 'jose'
import { currentKey, openingKeys } from '../../security/drawn-keys.ts'
import { tokenShape } from '../../security/token-shape.ts'

/** A link is good for one checkout in one shop. */
type Where = { checkoutId: string; whitelabel: string }

const issuer = 'tidemark:resume'

export const signLink = async (link: string, { checkoutId, whitelabel }: Where, until: number, secrets: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(whitelabel)
    .setSubject(checkoutId)
    .setJti(link)
    .setExpirationTime(Math.floor(until / 1000))
    .sign(await currentKey(secrets, 'resume-link', 'mac'))

/** The link's id; nothing where the token is altered, out of date, or of another checkout or shop. Whether it was revoked, the checkout knows. */
export async function readLink(
  token: string,
  { checkoutId, whitelabel }: Where,
  secrets: string,
  now = Date.now(),
): Promise<string | undefined> {
  if (!tokenShape.test(token)) return undefined
  const claims = {
    algorithms: ['HS256'],
    issuer,
    audience: whitelabel,
    subject: checkoutId,
    requiredClaims: ['jti', 'exp'],
    currentDate: new Date(now),
  }
  for (const key of await openingKeys(secrets, 'resume-link', 'mac')) {
    const verified = await jwtVerify(token, key, claims).catch(() => undefined)
    if (verified) return verified.payload.jti
  }
  return undefined
}
