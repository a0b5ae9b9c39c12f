import type { Market } from '../shared/market/market.ts'
import { fill, say, tell } from './words.ts'

export const promoBanner = (promoCode: string, enabled: boolean): Market['promoCodeBannerConfiguration'] => ({
  enabled,
  promoCode,
  title: fill(
    say('chrome', (words) => words.promoTitle),
    { promoCode },
  ),
  shortDescription: tell('chrome', (words) => words.promoShort),
  longDescription: tell('chrome', (words) => words.promoLong),
  copyCodeButton: say('chrome', (words) => words.promoCopy),
  successPopupTitle: say('chrome', (words) => words.promoCopied),
  successPopupDescription: say('chrome', (words) => words.promoCopiedBody),
})
