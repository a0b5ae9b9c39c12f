import { useSyncExternalStore } from 'react'
import { useTranslate } from '../../place.tsx'
import { late } from '../late.tsx'
import { announcement, subscribe } from './toast-announcement.ts'

const ToastContainer = late(() => import('./toast-container.tsx'))

const nothing = () => ''

/** The permanent live region, and the toasts themselves once the first one is wanted. */
export function ToastHost() {
  const t = useTranslate()
  const words = useSyncExternalStore(subscribe, announcement, nothing)
  return (
    <>
      <div role="status" className="hidden-visually">
        {words}
      </div>
      {words && <ToastContainer closeLabel={t('common.close')} regionLabel={t('common.notifications')} />}
    </>
  )
}
