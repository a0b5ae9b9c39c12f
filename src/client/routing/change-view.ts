const name = 'tour-picture'

const named = (element: Element | null | undefined, value: string) => {
  if (element instanceof HTMLElement) element.style.viewTransitionName = value
}

/** The picture of the card that leads to a tour. */
const cardPicture = (url: URL) =>
  url.searchParams.has('tripId') &&
  [...document.querySelectorAll<HTMLAnchorElement>('main article a')]
    .find(({ href }) => href === url.href)
    ?.closest('article')
    ?.querySelector('picture')

/** Shows what `show` puts on screen; the picture of a card grows into that of its tour. Nothing moves where the visitor asked for rest. */
export async function changeView(url: URL, show: () => void): Promise<void> {
  const card = cardPicture(url)
  if (!card || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
  named(card, name)
  let picture: Element | null = null
  const transition = document.startViewTransition(() => {
    named(card, '')
    show()
    picture = document.querySelector('main picture')
    named(picture, name)
  })
  const skip = () => transition.skipTransition()
  addEventListener('pointerdown', skip, { once: true })
  addEventListener('keydown', skip, { once: true })
  transition.ready.catch(() => {})
  const tidy = () => {
    named(picture, '')
    removeEventListener('pointerdown', skip)
    removeEventListener('keydown', skip)
  }
  transition.finished.then(tidy, tidy)
  await transition.updateCallbackDone
}
