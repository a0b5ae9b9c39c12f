import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Consent, nothing } from '../../../shared/consent.ts'
import { consentNow, decideConsent, followConsent } from '../../browser/consent.ts'
import { useTranslate } from '../../place.tsx'
import { showToast, trackingToastMs } from '../../ui/toast/toast.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { useManageHash } from './use-manage-hash.ts'

/** The banner until the visitor has decided, the preferences whenever asked for. `quiet` pages have no banner. */
export default function ConsentParts({ quiet }: { quiet: boolean }) {
  const t = useTranslate()
  const isDecided = useSyncExternalStore(followConsent, () => consentNow() !== undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  const banner = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<Consent>(nothing)
  const [opening, setOpening] = useState(0)

  const open = () => {
    setShown(consentNow() ?? nothing)
    setOpening((count) => count + 1)
  }
  useManageHash(open)
  useEffect(() => {
    if (opening > 0 && !dialog.current?.open) dialog.current?.showModal()
  }, [opening])

  const decide = (consent: Consent) => {
    dialog.current?.close()
    const leavesFocus = banner.current?.contains(document.activeElement)
    decideConsent(consent)
    if (leavesFocus) document.getElementById('content')?.focus({ preventScroll: true })
    void showToast({ type: 'success', title: t('consent.saved'), text: t('consent.savedText'), durationMs: trackingToastMs })
  }

  return (
    <>
      {!isDecided && !quiet && <ConsentBanner ref={banner} onDecide={decide} onChoose={open} />}
      <ConsentDialog ref={dialog} key={opening} shown={shown} onDecide={decide} />
    </>
  )
}
