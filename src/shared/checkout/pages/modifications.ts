import type { Money } from '../../format/money.ts'
import type { CheckoutFrame } from './frame.ts'

export type ModificationsPage = CheckoutFrame & { difference?: Money }
