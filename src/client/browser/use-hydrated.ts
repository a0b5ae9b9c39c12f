import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the document is taken over, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
