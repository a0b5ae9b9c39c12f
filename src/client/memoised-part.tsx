import { createContext, type ReactElement, type ReactNode, use } from 'react'

/** What the worker puts where a part will be that it may have rendered before. */
export type StandIn = (part: ReactElement) => ReactNode
export const StandInContext = createContext<StandIn | null>(null)

/**
 * One element whose markup depends on its own props (plain data) and on the chrome, texts, place and whole address of the page, nothing else: no `useId`, no text outside of elements.
 * The worker renders it once and keeps the markup; in the browser it is its child.
 */
export function MemoisedPart({ children }: { children: ReactElement }) {
  const standIn = use(StandInContext)
  return standIn ? standIn(children) : children
}
