import { mostSaved, toggleTour } from '../../shared/saved/tour-list.ts'
import type { Translate } from '../../shared/texts/texts.ts'
import { showToast } from '../ui/toast/toast.ts'
import { readTours, writeTours } from './stored-tours.ts'

/** Puts a tour on the list of this device or takes it off; says why where it cannot. */
export async function toggleSaved(id: string, t: Translate): Promise<void> {
  const list = toggleTour(readTours('saved-tours'), id)
  if (!list) await showToast({ type: 'warning', title: t('saved.full', { count: mostSaved }) })
  else if (!writeTours('saved-tours', list)) await showToast({ type: 'error', title: t('saved.refused') })
}
