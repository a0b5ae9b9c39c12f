import type { Translate } from '../../shared/texts/texts.ts'
import { toastPromise } from '../ui/toast/toast.ts'

/** Hands an address of this shop on: by what the device offers, else by copying it. */
export async function shareAddress(href: string, title: string, t: Translate): Promise<void> {
  const url = new URL(href, location.origin).href
  if (navigator.canShare?.({ url, title })) return void navigator.share({ url, title }).catch(() => {})
  const copying = navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new TypeError('This browser does not copy'))
  await toastPromise(copying, {
    loading: { title: t('common.loading') },
    done: () => ({ type: 'success', title: t('saved.copied') }),
    failed: () => ({ type: 'error', title: t('saved.copyFailed'), text: url }),
  }).catch((error: unknown) => console.warn(error))
}
