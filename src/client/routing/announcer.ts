const headingTarget = 'main h1'

/** A permanent live region: says the title of a page that came without a load (rule 98). */
export function createAnnouncer() {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.className = 'hidden-visually'
  document.body.append(region)
  return (text: string) => {
    region.textContent = ''
    requestAnimationFrame(() => {
      region.textContent = text
    })
  }
}

/** Focus goes where reading goes on: to the heading of the new page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>(headingTarget)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
