import { reportGroup, reportPath } from './policy-reports.ts'

/** What one answer may load beyond the shop's own files. Origins come from configuration only. */
export type CspAllowances = {
  frames?: readonly string[]
  connections?: readonly string[]
  forms?: readonly string[]
  fonts?: readonly string[]
  /** Pictures of any https host; where money is paid, the shop's own alone. */
  hasOwnPicturesOnly?: boolean
  isDev?: boolean
}

/** Named Trusted Types policies: the payment step's loader address, and development's hot reload. */
const policies = 'processor'

/**
 * Nothing is allowed but what is listed (rule 89); scripts by nonce and what they load themselves.
 * Pictures may come from any https host, but on the payment page: the provider names each one by its full address, on hosts that no release lists and that differ from tour to tour,
 * and a document goes on to pages whose pictures it does not know yet. A picture runs nothing; plain http stays out.
 */
export function contentSecurityPolicy(
  nonce: string,
  { frames = [], connections = [], forms = [], fonts = [], hasOwnPicturesOnly = false, isDev = false }: CspAllowances = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${hasOwnPicturesOnly ? '' : ' https:'}`,
    `font-src 'self'${list(fonts)}`,
    `connect-src 'self'${isDev ? ' ws:' : ''}${list(connections)}`,
    frames.length > 0 ? `frame-src${list(frames)}` : "frame-src 'none'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${list(forms)}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}${isDev ? ' vite' : ''}`,
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
  ].join('; ')
}

/** For everything that is not a page: nothing runs, nothing frames it. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const list = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')

const originShape = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

/** The origin of an address, or nothing where it is none that may stand in a policy. */
export function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address)
    return originShape.test(origin) ? origin : undefined
  } catch {
    return undefined
  }
}
