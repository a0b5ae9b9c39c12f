import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './kit-page.module.css'

type KitWindowProps = {
  name: string
  width?: number
  height?: number
  /** What is focused and clicked in turn as soon as the window stands. */
  opens?: readonly string[]
  children: ReactNode
}

const nothing: readonly string[] = []

/** A window of its own width within the bench: what takes a whole page stands in it as on one, with ids, landmarks and media queries of its own. */
export function KitWindow({ name, width = 1280, height = 720, opens = nothing, children }: KitWindowProps) {
  const [body, setBody] = useState<HTMLElement>()
  const dress = async ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (contentDocument?.URL === 'about:srcdoc') setBody(await dressed(contentDocument))
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.window} aria-label={`${name}, ${width} px`} tabIndex={0}>
      <iframe ref={begin} title={name} width={width} height={height} onLoad={dress} />
      {body &&
        createPortal(
          <Opened within={body} by={opens}>
            {children}
          </Opened>,
          body,
        )}
    </section>
  )
}

function Opened({ within, by, children }: { within: HTMLElement; by: readonly string[]; children: ReactNode }) {
  useEffect(() => {
    const afterFirst = requestAnimationFrame(() => {
      for (const selector of by) {
        const element = within.querySelector<HTMLElement>(selector)
        element?.focus()
        element?.click()
      }
      within.dataset.opened = ''
    })
    return () => cancelAnimationFrame(afterFirst)
  }, [within, by])
  return children
}

/** An empty document in standards mode: what no script has written needs no policy of Trusted Types. */
function begin(frame: HTMLIFrameElement | null) {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  const empty: unknown = factory instanceof Object ? Reflect.get(factory, 'emptyHTML') : ''
  if (frame) Reflect.set(frame, 'srcdoc', empty)
}

const looks = ['lang', 'dir', 'data-scheme', 'data-look'] as const

/** With the theme, the styles and the look of the bench, from which nothing leads away. */
async function dressed(frame: Document): Promise<HTMLElement> {
  frame.title = document.title
  for (const name of looks) frame.documentElement.setAttribute(name, document.documentElement.getAttribute(name) ?? '')
  frame.addEventListener('click', (event) => event.composedPath().some((each) => 'href' in each) && event.preventDefault())
  frame.addEventListener('submit', (event) => event.preventDefault())
  for (const style of document.querySelectorAll('style')) frame.head.append(styleLike(frame, style))
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => linked(frame, link.href)))
  return frame.body
}

function styleLike(frame: Document, { nonce, textContent }: HTMLStyleElement): HTMLStyleElement {
  const style = frame.createElement('style')
  style.nonce = nonce
  style.textContent = textContent
  return style
}

const linked = (frame: Document, href: string) =>
  new Promise((done) => {
    const link = frame.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', done)
    link.addEventListener('error', done)
    frame.head.append(link)
  })
