import { createTooltipTiming } from './tooltip-timing.ts'
import './tooltip.css'

const anchorName = '--tooltip-anchor'
const described = 'aria-describedby'

function createBubble(): HTMLElement {
  const bubble = document.createElement('div')
  bubble.id = 'tooltip'
  bubble.className = 'tooltip'
  bubble.popover = 'manual'
  bubble.setAttribute('role', 'tooltip')
  return bubble
}

/** The subject's own anchor names stay: its menu hangs on them. */
const anchorNames = (subject: HTMLElement) => {
  const own = getComputedStyle(subject).getPropertyValue('anchor-name')
  return own && own !== 'none' ? `${own}, ${anchorName}` : anchorName
}

/** A menu that its button has opened is not to be covered. */
const hasOpened = (subject: HTMLElement) => subject instanceof HTMLButtonElement && subject.popoverTargetElement?.matches(':popover-open')

/**
 * One tooltip for everything marked `data-tooltip`: its own text, else the accessible name of a button as long as that is not written on it.
 * By pointer and keyboard focus; Esc dismisses it.
 */
export function startTooltips(first: HTMLElement): void {
  if (!CSS.supports('anchor-name', anchorName)) return
  const bubble = createBubble()
  let anchor: HTMLElement | undefined
  const hide = () => {
    if (bubble.matches(':popover-open')) bubble.hidePopover()
    anchor?.style.removeProperty('anchor-name')
    if (anchor?.getAttribute(described) === bubble.id) anchor.removeAttribute(described)
    anchor = undefined
  }
  const timing = createTooltipTiming<HTMLElement>({
    hide,
    show(subject) {
      const text = subject.dataset.tooltip
      const words = text || subject.getAttribute('aria-label')
      if (!words || words === subject.innerText.trim() || hasOpened(subject) || !subject.isConnected) return
      anchor = subject
      bubble.textContent = words
      // Behind a modal dialog everything else is inert.
      ;(subject.closest('dialog') ?? document.body).append(bubble)
      subject.style.setProperty('anchor-name', anchorNames(subject))
      if (text && !subject.hasAttribute(described)) subject.setAttribute(described, bubble.id)
      bubble.showPopover()
    },
  })
  const subjectOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null)

  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const subject = subjectOf(event)
    if (subject) timing.enter(subject)
    else if (event.target === bubble) timing.stay()
    else timing.leave()
  })
  addEventListener('focusin', (event) => {
    const subject = subjectOf(event)
    if (subject?.matches(':focus-visible')) timing.enter(subject)
  })
  addEventListener('focusout', () => timing.leave())
  for (const type of ['pointerdown', 'click']) addEventListener(type, (event) => event.target !== bubble && timing.dismiss(), true)
  // Esc is also for the dialog or menu around it: a tooltip that came with the focus must not take it away.
  addEventListener('keydown', ({ key }) => key === 'Escape' && timing.dismiss(), true)
  // By now the pointer may have gone on.
  if (first.matches(':hover, :focus-visible')) timing.enter(first)
}
