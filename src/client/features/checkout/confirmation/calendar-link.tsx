import type { BookingPage } from '../../../../shared/checkout/confirmation/page.ts'
import { useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

export function CalendarLink({ data }: { data: BookingPage }) {
  const t = useTranslate()
  return (
    <LinkButton kind="secondary" href={data.calendarHref} download={`${data.checkoutId}.ics`}>
      <Icon name="calendar-plus" size="small" /> {t('checkout.confirmation.calendar')}
    </LinkButton>
  )
}
