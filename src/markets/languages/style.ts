/** How a language is set and how it speaks to visitors; tests hold every text to it. */
export type Style = {
  /** Quotation marks as a pair, and the one inside it. */
  quotes: readonly [opening: string, closing: string]
  /** How it speaks to one visitor, everywhere, and what would be known of the other forms. */
  address: { form: string; others: readonly string[] }
}

export const word = (alternatives: string) => `(?<!\\p{L})(?i:${alternatives})(?!\\p{L})`
/** A capital that begins no sentence. */
export const capital = (alternatives: string) => `(?<=[\\p{Ll},;] )(?:${alternatives})(?!\\p{L})`
