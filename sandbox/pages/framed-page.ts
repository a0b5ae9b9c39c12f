/** Local shops, on whichever port: they may show these pages in a frame, and be led back to. */
const shops = 'http://localhost:* http://*.localhost:* http://127.0.0.1:* https://localhost:* https://*.localhost:*'
const shopOrigin = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::\d{1,5})?$/

export const isShopOrigin = (origin: string): boolean => shopOrigin.test(origin)
export const isShopAddress = (address: string): boolean => URL.canParse(address) && isShopOrigin(new URL(address).origin)

type Policy = {
  /** Whom its forms go to: nobody, itself, or itself and from there back to the shop. */
  forms?: 'none' | 'self' | 'shop'
  isFramed?: boolean
}

const formTargets = { none: "'none'", self: "'self'", shop: `'self' ${shops}` }

/** The headers of a page that stands for somebody else's: in a frame of the shop, or by itself. */
export const strangerHeaders = ({ forms = 'none', isFramed = true }: Policy = {}) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formTargets[forms]}`,
    `frame-ancestors ${isFramed ? shops : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})
