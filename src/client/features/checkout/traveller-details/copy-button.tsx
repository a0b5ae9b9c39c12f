import type { CopyKind } from '../../../../shared/checkout/traveller-copies.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'

const words: Record<CopyKind, string> = {
  contact: 'checkout.passenger.copyContact',
  address: 'checkout.passenger.shareAddress',
  nationality: 'checkout.passenger.shareNationality',
}

/** Spares writing again (checkout rule 20): posts to the page's own address where no script runs. */
export function CopyButton({ kind, onCopy }: { kind: CopyKind; onCopy: (kind: CopyKind) => void }) {
  const t = useTranslate()
  return (
    <Button
      kind="secondary"
      type="submit"
      name="copy"
      value={kind}
      formNoValidate
      onClick={(event) => {
        event.preventDefault()
        onCopy(kind)
      }}
    >
      {t(words[kind])}
    </Button>
  )
}
