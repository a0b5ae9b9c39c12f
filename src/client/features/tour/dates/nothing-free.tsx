import type { Room } from '../../../../shared/provider/discovery.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { usePage, useTranslate } from '../../../place.tsx'

/** Every departure is full for this party: what may still work. */
export function NothingFree({ rooms }: { rooms: readonly Room[] }) {
  const t = useTranslate()
  const { phone } = usePage().chrome.contact
  return <p role="status">{t('tour.datesNothing', { count: partyOf(rooms).travellers, phone })}</p>
}
