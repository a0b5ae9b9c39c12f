import type { CheckoutPageData } from '../../shared/checkout/steps/page-data.ts'
import type { Loader } from '../loaders/loader.ts'
import { loadConfirmation } from './confirmation/loader.ts'
import { loadEntry } from './entry/loader.ts'
import { loadModuleReplacement, loadModuleReplacementFrame } from './module-replacement/loader.ts'
import { tellingOfPayment } from './payment/begun-payment.ts'
import { loadModifications } from './steps/modifications/loader.ts'
import { stepLoaders } from './steps/step-pages.ts'

export const checkoutLoaders: { [Route in keyof CheckoutPageData]: Loader<CheckoutPageData[Route]> } = {
  ...stepLoaders,
  checkout: tellingOfPayment(loadEntry),
  'payment-successful': loadConfirmation,
  modifications: tellingOfPayment(loadModifications),
  'module-replacement': loadModuleReplacement,
  'module-replacement-frame': loadModuleReplacementFrame,
}
