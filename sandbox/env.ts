import type { Checkout } from './provider/checkout-record.ts'
import type { Language } from './tours/vocabulary.ts'

export interface Env {
  readonly DB: D1Database
  /** Where webhooks go. */
  readonly STOREFRONT?: { fetch(address: string, init: RequestInit): Promise<Response> }
}

export interface App {
  Bindings: Env
  Variables: { language: Language; owner: string; checkout: Checkout }
}
