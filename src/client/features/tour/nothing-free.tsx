import type { Room } from '../../../shared/provider/discovery.ts'
import { usePage, useTranslate } from '../../place.tsx'

/** Every departure is full for this party: what may still work. */
export function NothingFree({ rooms }: { rooms: readonly Room[] }) {
  const t = useTranslate()
  const { phone } = usePage().chrome.contact
  const count = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
  return <p role="status">{t('tour.datesNothing', { count, phone })}</p>
}
