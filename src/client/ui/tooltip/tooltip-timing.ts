const showMs = 200
const disposeMs = 150

/** When a tooltip shows and goes: after a moment of interest, and not at once, so that the pointer may move onto it (WCAG 1.4.13). */
export function createTooltipTiming<Subject>({ show, hide }: { show: (subject: Subject) => void; hide: () => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: Subject | undefined
  const later = (work: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  const dismiss = () => {
    clearTimeout(timer)
    if (shown === undefined) return
    shown = undefined
    hide()
  }
  return {
    enter(subject: Subject) {
      if (subject === shown) return clearTimeout(timer)
      later(() => {
        dismiss()
        shown = subject
        show(subject)
      }, showMs)
    },
    /** The pointer is on the tooltip itself. */
    stay: () => clearTimeout(timer),
    leave: () => later(dismiss, disposeMs),
    dismiss,
  }
}
