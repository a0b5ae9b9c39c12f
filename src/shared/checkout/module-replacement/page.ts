import type { PartKind } from '../steps/frame.ts'

/** `href` leads to `module-replacement-frame`. */
export type SwappablePart = { id: string; kind: PartKind; name: string; place?: string; startDate?: string; href: string }

export type ModuleReplacementPage = {
  parts: SwappablePart[]
  /** The booking the parts are of; absent where the page was opened without one. */
  bookingHref?: string
}

export type ModuleReplacementFramePage = {
  url: string
  /** Origins a message of the framed page may lead to (rule 70). */
  allowed: string[]
  /** Back to the booking, where the framed address names it. */
  backHref?: string
}
