import { html } from 'hono/html'

export const pageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

export const layout = (title: string, body: unknown) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="stylesheet" href="/sandbox/page.css" />
    </head>
    <body>
      <header>
        <p>Tidemark sandbox</p>
        <nav aria-label="Pages"><a href="/">What there is</a> <a href="/mailbox">Mailbox</a></nav>
      </header>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>
    </body>
  </html>`

export const pageStyles = `
:root { color-scheme: light dark; --ink: light-dark(#17232e, #e6ebef); --soft: light-dark(#54636f, #a3b0ba); --line: light-dark(#d9dfe4, #33404a); --paper: light-dark(#fbfaf7, #12191f); --link: light-dark(#0f5a7a, #7cc4e4) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.6 system-ui, sans-serif }
header, main { max-inline-size: 60rem; margin: 0 auto; padding: 0 1.25rem }
header { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: baseline; justify-content: space-between; padding-block: 1.25rem; border-block-end: 1px solid var(--line) }
header p { margin: 0; font-weight: 600 }
nav a { margin-inline-start: 1rem }
main { padding-block: 2rem 5rem }
h1 { font: 500 2.25rem/1.15 Georgia, serif; margin: 0 0 1rem; text-wrap: balance }
h2 { font: 500 1.375rem/1.3 Georgia, serif; margin: 3rem 0 0.5rem }
p { max-inline-size: 65ch; margin: 0 0 1rem }
a { color: var(--link); text-underline-offset: 0.15em }
a:focus-visible { outline: 3px solid #e08a1e; outline-offset: 2px }
.table { overflow-x: auto }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.9375rem }
th, td { padding: 0.5rem 1.25rem 0.5rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top }
th { color: var(--soft); font-weight: 500 }
td:first-child { white-space: nowrap }
code { font: 0.9375em/1.4 ui-monospace, monospace; font-variant-numeric: tabular-nums }
article { margin-block: 2rem; padding-block-end: 1.5rem; border-block-end: 1px solid var(--line) }
article h2 { margin-block: 0 0.25rem }
.soft { color: var(--soft) }
pre { white-space: pre-wrap; font: inherit; max-inline-size: 65ch; margin: 1rem 0 0 }
`
