import type { Translate } from '../../shared/texts/texts.ts'
import { showToast } from './toast.ts'

/** Hands an address of this shop on: by what the device offers, else by copying it. */
export async function shareAddress(href: string, title: string, t: Translate): Promise<void> {
  const url = new URL(href, location.origin).href
  if (navigator.canShare?.({ url, title })) return void navigator.share({ url, title }).catch(() => {})
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  await showToast(isCopied ? { type: 'success', title: t('saved.copied') } : { type: 'error', title: t('saved.copyFailed'), text: url })
}
