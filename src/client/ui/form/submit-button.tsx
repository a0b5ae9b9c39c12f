import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

type Props = { children: ReactNode; busy: boolean; busyText: string }

/** Never disabled: a press while busy does nothing and says why, a press too early shows what is missing (rule 65). */
export function SubmitButton({ children, busy, busyText }: Props) {
  return (
    <>
      <Button
        type="submit"
        busy={busy}
        onClick={(event) => {
          if (busy) event.preventDefault()
        }}
      >
        {busy ? busyText : children}
      </Button>
      <span className="hidden-visually" role="status">
        {busy ? busyText : ''}
      </span>
    </>
  )
}
