const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

const isStop = (element: HTMLElement) => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })

/** Tab goes round in a modal dialog instead of out of the page (docs/decisions/021); Esc is the way out. */
function goRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
  const dialog = document.activeElement?.closest('dialog:modal')
  if (!dialog) return
  const inOrder = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  const ends = [inOrder[0], inOrder.at(-1)]
  const [next, last] = event.shiftKey ? ends.reverse() : ends
  if (document.activeElement !== last) return
  event.preventDefault()
  next?.focus()
}

const opened = (element: Element) => (element instanceof HTMLButtonElement ? element.popoverTargetElement : null)

/** By the middle of the element. */
function covers(panel: Element, element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return panel.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** A menu or sheet that the focus leaves closes, so that it hides nothing that has the focus (WCAG 2.4.11); its own button keeps it open while it can be seen. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Element)) return
  const panel = relatedTarget.closest<HTMLElement>('[popover=auto]:popover-open') ?? opened(relatedTarget)
  if (!(panel instanceof HTMLElement) || !panel.matches(':popover-open') || panel.contains(target)) return
  if (opened(target) !== panel || covers(panel, target)) panel.hidePopover()
}

/** From a view within a view back to the button that opened it: the browser does that for the outermost alone. */
function giveBack({ target, newState }: ToggleEvent): void {
  if (newState !== 'closed' || !(target instanceof HTMLElement) || !target.parentElement?.closest('[popover]')) return
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && !target.contains(activeElement)) return
  document.querySelector<HTMLElement>(`[popovertarget="${target.id}"]`)?.focus()
}

/** In a row that scrolls sideways Chromium is content with 32 px of what has the focus: all of its card comes into sight. */
function bringCard({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.closest('[data-shelf] > li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** For a link to the page that is on screen: there is nothing to show, but the menu it stands in closes as on any other. */
export function closeMenus(): void {
  for (const menu of [...document.querySelectorAll<HTMLElement>('[popover]:is(:popover-open, [open])')].reverse()) {
    if (menu.matches(':popover-open')) menu.hidePopover()
    if (menu instanceof HTMLDialogElement) menu.close()
  }
}

export function keepFocusInSight(): void {
  addEventListener('keydown', goRound)
  addEventListener('toggle', giveBack, true)
  addEventListener('focusin', closeBehind)
  addEventListener('focusin', bringCard)
}
