import { useEffect, useEffectEvent } from 'react'
import { withoutHash } from '../../../shared/routing/query.ts'

const hash = '#manage-cookie-preferences'

/** The hash asks for the preferences and is then cleared. The entry of the history stays the one it was. */
export function useManageHash(open: () => void): void {
  const follow = useEffectEvent(() => {
    if (location.hash !== hash) return
    history.replaceState(history.state, '', withoutHash(location.href))
    open()
  })
  useEffect(() => {
    const listen = () => follow()
    listen()
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  }, [])
}
