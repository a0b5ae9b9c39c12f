/** The few web platform names that every runtime of the product has. */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string, base?: string)
  href: string
  origin: string
  protocol: string
  host: string
  hostname: string
  pathname: string
  search: string
  hash: string
}
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][])
  readonly size: number
  get(name: string): string | null
  set(name: string, value: string): void
  delete(name: string): void
  entries(): IterableIterator<[string, string]>
  toString(): string
}
declare const console: { warn(...data: unknown[]): void; error(...data: unknown[]): void }
