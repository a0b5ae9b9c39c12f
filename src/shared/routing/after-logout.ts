import { withoutHash } from './query.ts'

/** Logging out leads home, and nowhere for who is there already. */
export const afterLogout = (address: string, home: string): string | undefined =>
  withoutHash(address).split('?', 1)[0] === home ? undefined : home
