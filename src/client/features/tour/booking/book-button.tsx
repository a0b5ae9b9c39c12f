import type { ComponentProps } from 'react'
import { usePage, usePlace, useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'

/** Whether the market sells here: its checkout is not switched off (rule 3). */
export const useHasCheckout = (): boolean => usePlace().site.markets[0]?.flags.enableCustomCheckout ?? false

/** The way into the checkout; whom to call where the market has none. */
export function BookButton(props: ComponentProps<typeof Button>) {
  const t = useTranslate()
  const { phone } = usePage().chrome.contact
  return useHasCheckout() ? <Button type="submit" {...props} /> : <p>{t('tour.bookByPhone', { phone })}</p>
}
