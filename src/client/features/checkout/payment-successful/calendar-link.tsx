import { addDays } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { calendarFile } from './calendar-file.ts'

export function CalendarLink({ data }: { data: PageData<'payment-successful'> }) {
  const t = useTranslate()
  function download() {
    const text = calendarFile(
      {
        uid: `${data.checkoutId}@${location.hostname}`,
        title: data.title,
        description: data.reference ? `${t('checkout.confirmation.reference')} ${data.reference}` : data.route.join(' · '),
        startDate: data.startDate,
        endDate: data.endDate,
        stamp: `${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
      },
      (date) => addDays(date, 1),
    )
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${data.checkoutId}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 1000)
  }
  return (
    <Button kind="secondary" onClick={download}>
      <Icon name="calendar-plus" size="small" /> {t('checkout.confirmation.calendar')}
    </Button>
  )
}
