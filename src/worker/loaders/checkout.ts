import type { CheckoutPageData } from '../../shared/checkout/page-data.ts'
import { tellingOfPayment } from '../checkout/steps/begun-payment.ts'
import { loadConfirmation } from './checkout/confirmation.ts'
import { loadEntry } from './checkout/entry.ts'
import { loadModifications } from './checkout/modifications.ts'
import { loadModuleReplacement, loadModuleReplacementFrame } from './checkout/module-replacement.ts'
import { stepLoaders } from './checkout/steps.ts'
import type { Loader } from './loader.ts'

export const checkoutLoaders: { [Route in keyof CheckoutPageData]: Loader<CheckoutPageData[Route]> } = {
  ...stepLoaders,
  checkout: tellingOfPayment(loadEntry),
  'payment-successful': loadConfirmation,
  modifications: tellingOfPayment(loadModifications),
  'module-replacement': loadModuleReplacement,
  'module-replacement-frame': loadModuleReplacementFrame,
}
