import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const leaveMs = 220

/**
 * What hydration adds to a popover that its button already opens (rule 97): opening on hover and on keyboard focus, closing when the pointer leaves; what the focus leaves closes everywhere (`focus-order.ts`).
 * Spread `button` on the button and `panel` on the popover.
 */
export function useHoverPopover(panelRef: RefObject<HTMLDivElement | null>) {
  const byArrival = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stay = () => clearTimeout(leaving.current)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const arrive = () => {
    stay()
    if (panelRef.current?.matches(':popover-open')) return
    byArrival.current = true
    panelRef.current?.showPopover()
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    stay()
    leaving.current = setTimeout(() => byArrival.current && panelRef.current?.hidePopover(), leaveMs)
  }

  return {
    button: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && arrive(),
      /** Not when the focus comes back out of the panel: Esc has just closed it. */
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isBack = relatedTarget instanceof Node && panelRef.current?.contains(relatedTarget)
        if (!isBack && currentTarget.matches(':focus-visible')) arrive()
      },
      onPointerLeave: leave,
      /** The click that follows an arrival keeps the panel instead of closing it. */
      onClick: (event: { preventDefault(): void }) => {
        if (byArrival.current && panelRef.current?.matches(':popover-open')) event.preventDefault()
        byArrival.current = false
      },
    },
    panel: {
      onPointerEnter: stay,
      onPointerLeave: leave,
      onToggle: (event: { newState: string }) => {
        if (event.newState !== 'open') byArrival.current = false
      },
    },
  }
}
