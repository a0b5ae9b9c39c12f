export { checkoutSession } from '../../../shared/checkout/payment-session.ts'
export { accessGranted, refused, saved } from '../../../shared/checkout/writes.ts'
export { availabilityView } from './availability/availability-view.ts'
export { problem, sessionRefusal } from './problem-answer.ts'
