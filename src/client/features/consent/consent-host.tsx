import { useSyncExternalStore } from 'react'
import { late } from '../../ui/late.tsx'

const ConsentParts = late(() => import('./consent-parts.tsx'))

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

let wanted = false
/** By who has not decided, or asks for the preferences; from then on. */
const isWanted = () => (wanted ||= !document.documentElement.dataset.consent || location.hash === '#manage-cookie-preferences')
const no = () => false

/** The place of cookie banner and preferences. The server always says "decided", so that no shared page depends on the visitor (rule 21). */
export const ConsentHost = ({ quiet = false }: { quiet?: boolean }) =>
  useSyncExternalStore(subscribe, isWanted, no) && <ConsentParts quiet={quiet} />
