import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import type { Page } from '../../../../shared/page.ts'

/** What every step carries, or nothing on the pages around the steps. */
export function frameOf({ data }: Page): CheckoutFrame | undefined {
  return data && 'checkoutId' in data && 'steps' in data ? data : undefined
}
