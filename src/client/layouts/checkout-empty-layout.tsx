import type { ReactNode } from 'react'
import { CheckoutLayout } from './checkout-layout.tsx'

/** Confirmation and changes: as quiet as the steps, without their order. */
export function CheckoutEmptyLayout({ children }: { children: ReactNode }) {
  return <CheckoutLayout>{children}</CheckoutLayout>
}
