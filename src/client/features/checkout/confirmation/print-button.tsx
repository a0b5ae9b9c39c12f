import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

export function PrintButton() {
  const t = useTranslate()
  return (
    <Button kind="secondary" onClick={() => print()}>
      <Icon name="printer" size="small" /> {t('checkout.confirmation.print')}
    </Button>
  )
}
