import { draftOfTwo, type LastLook } from '../../../../shared/checkout/steps/draft-of-two.ts'
import type { InputValues } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'

type Shelf = {
  read: () => Promise<InputValues | undefined>
  write: (values: InputValues) => Promise<boolean>
  /** Tells the other pages of this browser. */
  tell: () => void
}

/** Keeps what a form holds, one write after the other; what another page of this browser has written meanwhile stays. */
export function createKeeper({ read, write, tell }: Shelf, seed: InputValues) {
  let last: LastLook = { shown: seed, kept: seed }
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const acting = turn.then(act, act)
    turn = acting
    return acting
  }
  return {
    inTurn,
    looked(look: LastLook) {
      last = look
    },
    keep: (shown: InputValues): Promise<boolean> =>
      inTurn(async () => {
        const stored = await read()
        const values = stored ? draftOfTwo(shown, last, stored) : shown
        last = { shown, kept: values }
        const isKept = await write(values)
        if (isKept) tell()
        return isKept
      }),
  }
}
