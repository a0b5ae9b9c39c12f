import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import type { SuggestionsProps } from './suggestions.tsx'

/** A plain field of a form that begins to suggest once it has the focus; the field itself stays, with what was typed into it. `submits`: a chosen place is searched for at once. */
export function SuggestInput({ submits = false, ...own }: ComponentProps<'input'> & { submits?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const [added, add] = useState<ComponentProps<'input'>>()
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const enhance = () =>
    void import('./suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {},
    )
  return (
    <>
      <input type="search" name="query" autoComplete="off" maxLength={200} onFocus={enhance} {...own} {...added} ref={input} />
      {Suggestions && <Suggestions input={input} add={add} submits={submits} />}
    </>
  )
}
