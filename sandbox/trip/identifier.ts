import { chance } from '../tours/chance.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 24 hex digits, always the same for the same words. */
export const componentId = (...words: readonly string[]): string =>
  [0, 1, 2]
    .map((part) =>
      Math.floor(chance(String(part), ...words) * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')

/** 12 lower-case letters and digits, as the provider names checkouts. */
export const randomCheckoutId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % letters.length]).join('')

export const randomToken = (): string => crypto.randomUUID().replaceAll('-', '')
