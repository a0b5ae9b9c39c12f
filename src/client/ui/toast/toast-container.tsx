import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect } from 'react'
import { ToastContainer as Container, type ToastTransitionProps, toast as toastify } from 'react-toastify/unstyled'
import type { IconName } from '../../../shared/artwork/icon-names.ts'
import { Icon } from '../icon.tsx'
import type { Toast, ToastId, ToastType } from './toast.ts'
import styles from './toast-container.module.css'

const icons: Readonly<Partial<Record<ToastType, IconName>>> = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'info',
}

const contentOf = ({ title, text }: Toast): ReactNode => (
  <div>
    <strong>{title}</strong>
    {text && <p>{text}</p>}
  </div>
)

function lookOf(type: ToastType = 'default') {
  const iconName = icons[type]
  if (type === 'loading') return { type: 'default', isLoading: true, icon: <span className={styles.busy} /> } as const
  return { type, isLoading: false, icon: iconName ? <Icon name={iconName} /> : false } as const
}

export function raise(id: ToastId, toast: Toast, autoClose: number | false, clear: boolean): void {
  if (clear) toastify.dismiss()
  toastify(contentOf(toast), { ...lookOf(toast.type), toastId: id, autoClose })
}

export function change(id: ToastId, toast: Toast, autoClose: number | false): void {
  if (toastify.isActive(id)) toastify.update(id, { ...lookOf(toast.type), render: contentOf(toast), autoClose })
  else raise(id, toast, autoClose, false)
}

/** Appears and goes without moving. */
function NoTransition({ isIn, done, playToast, children }: ToastTransitionProps) {
  const start = useEffectEvent(playToast)
  const end = useEffectEvent(done)
  useLayoutEffect(() => {
    if (isIn) start()
    else end()
  }, [isIn])
  return children
}

/** Whoever is in a toast by keyboard has time, also when the pointer leaves it meanwhile (rule 39). */
const hold = ({ currentTarget }: SyntheticEvent) => currentTarget.contains(document.activeElement) && toastify.pause()
const letGo = ({ currentTarget }: SyntheticEvent) => currentTarget.matches(':hover') || toastify.play()

/** The permanent live region says each toast (`toast-host.tsx`); Toastify's own would say it once more. */
const hush = (around: HTMLElement | null) => around?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off')

export type ToastLabels = { closeLabel: string; regionLabel: string }

export default function ToastContainer({ closeLabel, regionLabel }: ToastLabels) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is listened to are the toasts inside
    <div ref={hush} onFocus={hold} onMouseLeave={hold} onBlur={letGo}>
      <Container
        className={styles.host}
        toastClassName={styles.toast}
        progressClassName={styles.timer}
        aria-label={regionLabel}
        role="presentation"
        position="top-right"
        theme="colored"
        hideProgressBar
        pauseOnHover
        pauseOnFocusLoss
        transition={NoTransition}
        closeButton={({ closeToast }) => (
          <button type="button" className={styles.close} onClick={() => closeToast()} aria-label={closeLabel} data-tooltip="">
            <Icon name="x" size="small" />
          </button>
        )}
      />
    </div>
  )
}
