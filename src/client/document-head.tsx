import type { Chrome } from '../shared/chrome/chrome.ts'
import type { Head } from '../shared/page.ts'

type DocumentHeadProps = { head: Head; chrome: Chrome }

/** What React keeps up to date in the head; scripts, styles and what only crawlers read are spliced in by the worker. */
export function DocumentHead({ head, chrome }: DocumentHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta name="theme-color" content={chrome.themeColour} />
      <link rel="icon" href={chrome.favicon} />
      {chrome.preloadFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={chrome.themeHref} />
    </head>
  )
}
