import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from './notice.tsx'

/** What was written here and lost to something newer can be taken back. */
export function DraftConflict({ conflicts, takeMine }: { conflicts: Readonly<Record<string, string>>; takeMine: () => Promise<void> }) {
  const t = useTranslate()
  if (Object.keys(conflicts).length === 0) return null
  return (
    <Notice tone="warning">
      <p>{t('checkout.details.conflict')}</p>
      <Button kind="secondary" onClick={() => void takeMine().then(() => document.querySelector('h1')?.focus())}>
        {t('checkout.details.useDraft')}
      </Button>
    </Notice>
  )
}
