import { reloadOnce } from './browser/reload-once.ts'

const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const tooEarly: Element[] = []
let isStarted = false

/** Asked for together, they don't wait for one another to be found. */
function preload() {
  for (const href of script?.dataset.preload?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce: script?.nonce }))
}

async function hydrate() {
  preload()
  if (import.meta.env.DEV) await import(/* @vite-ignore */ `${'/src/client/hot-reload.ts'}`)
  const { hydrated }: { hydrated: Promise<void> } = await import(/* @vite-ignore */ script?.dataset.entry ?? '')
  await hydrated
  removeEventListener('click', remember, true)
  for (const element of tooEarly) if (element.isConnected && element instanceof HTMLElement) element.click()
}

/** The entry is loaded once: at once, at the first touch, once what is in sight has loaded, or when the browser has nothing else to do. */
function start() {
  if (isStarted) return
  isStarted = true
  hydrate().catch(reloadOnce)
}

/** A click on something that only works hydrated is kept, and clicked again afterwards. */
function remember(event: MouseEvent) {
  const live = event.target instanceof Element ? event.target.closest('[data-live]') : null
  if (!live) return
  event.preventDefault()
  event.stopImmediatePropagation()
  tooEarly.push(live)
  start()
}

addEventListener('click', remember, true)
const when = script?.dataset.hydrate
if (when === 'at-once') start()
else {
  for (const type of ['pointerdown', 'keydown', 'touchstart']) addEventListener(type, start, { once: true, passive: true })
  addEventListener('load', () => {
    if (when === 'loaded') setTimeout(start)
    else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 2000)
  })
}
