/** The three kinds of KV keys. Documents under `release:` never change once written; `domain:` and `live:` do. */
export const domainKey = (host: string): string => `domain:${host}`
export const liveKey = (whitelabel: string): string => `live:${whitelabel}`
export const whitelabelReleaseKey = (release: string, whitelabel: string): string => `release:${release}:${whitelabel}`
export const marketKey = (release: string, whitelabel: string, market: string): string => `release:${release}:${whitelabel}:${market}`
/** What search needs of the catalogue, in one language. */
export const searchIndexKey = (release: string, whitelabel: string, language: string): string =>
  `release:${release}:${whitelabel}:catalogue:${language}`
export const tourKey = (release: string, whitelabel: string, id: string): string => `release:${release}:${whitelabel}:tour:${id}`

/** The white-label a `domain:` value names, or nothing when the value is not one. */
export const whitelabelOf = (value: string): string | undefined => (/^[a-z][a-z0-9-]{1,30}$/.test(value) ? value : undefined)
