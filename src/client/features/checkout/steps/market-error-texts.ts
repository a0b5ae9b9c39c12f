import type { CheckoutMessages } from '../../../../shared/checkout/steps/frame.ts'

/** The market's own sentences (rule 64), by problem code. */
export const marketErrorTexts = (messages: CheckoutMessages) => ({
  phone: messages.invalidPhoneNumber,
  date: messages.invalidDate,
  'date-min': messages.invalidDateMin,
  'date-max': messages.invalidDateMax,
  integer: messages.invalidInteger,
})
