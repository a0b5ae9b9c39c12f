const interest = ['pointerover', 'focusin'] as const
const marked = '[data-tooltip]'

/** Brings the tooltips once something marked `data-tooltip` is pointed at or focused, now or later. */
export function watchTooltips(): void {
  const start = (first: HTMLElement) => {
    for (const type of interest) removeEventListener(type, onInterest)
    import('./tooltip.ts').then(
      ({ startTooltips }) => startTooltips(first),
      (error: unknown) => console.warn('Tooltips could not be loaded', error),
    )
  }
  function onInterest({ target }: Event) {
    const first = target instanceof Element ? target.closest<HTMLElement>(marked) : null
    if (first) start(first)
  }
  const already = document.querySelector<HTMLElement>(`${marked}:is(:hover, :focus-visible)`)
  if (already) start(already)
  else for (const type of interest) addEventListener(type, onInterest, { passive: true })
}
