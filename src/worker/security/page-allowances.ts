import type { Page } from '../../shared/page.ts'
import { type CspAllowances, originOf } from './csp.ts'
import { stripeOrigins } from './stripe-origins.ts'

type PageAllowances = { policy: CspAllowances; permissions?: string }

const quiet = 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()'

/** What a page may reach beyond the shop: the payment step its card processor, a replaced module its own address (rule 89). */
export function allowancesOf(page: Page): PageAllowances {
  const { route, data } = page as { route: Page['route']; data: unknown }
  if (route === 'payment' && isRecord(data) && isRecord(data.processor)) {
    const frames = originsOf(data.processor.frames)
    const policy = {
      hasOwnPicturesOnly: true,
      frames,
      connections: originsOf(data.processor.connections),
      forms: originsOf(data.processor.forms),
    }
    return {
      policy,
      permissions: `${quiet}, payment=(self${frames
        .filter((origin) => !origin.includes('*'))
        .map((origin) => ` "${origin}"`)
        .join('')})`,
    }
  }
  if (route === 'module-replacement-frame' && isRecord(data) && typeof data.url === 'string') {
    const origin = originOf(data.url)
    if (origin) return { policy: { frames: [origin] } }
  }
  return { policy: {} }
}

const originsOf = (addresses: unknown): string[] =>
  Array.isArray(addresses)
    ? addresses.flatMap((address) => (typeof address === 'string' ? (known.get(address) ?? originOf(address) ?? []) : []))
    : []

/** As they are: a wildcard is nobody's to configure. */
const known = new Map<string, string>(stripeOrigins.frames.map((origin) => [origin, origin]))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
