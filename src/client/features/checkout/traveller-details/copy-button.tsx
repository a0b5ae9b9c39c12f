import type { CopyKind } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'

const words: Record<CopyKind, string> = {
  contact: 'checkout.passenger.copyContact',
  address: 'checkout.passenger.shareAddress',
  nationality: 'checkout.passenger.shareNationality',
}

/** Spares writing again (rule 58): posts to the page's own address where no script runs, and is no button to send the form where one does. */
export function CopyButton({ kind, onCopy }: { kind: CopyKind; onCopy: (kind: CopyKind) => void }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  return (
    <Button kind="secondary" type={hydrated ? 'button' : 'submit'} name="copy" value={kind} onClick={() => onCopy(kind)}>
      {t(words[kind])}
    </Button>
  )
}
