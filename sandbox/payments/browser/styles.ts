export const frameStyles = `
html { color-scheme: light; --color: #14202b; --placeholder: #5d6b78; --error: #a3231f; --font-size: 16px }
html, body { margin: 0; height: 100%; background: transparent }
label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
input { box-sizing: border-box; inline-size: 100%; block-size: 100%; padding: 0; border: 0; background: transparent; color: var(--color); caret-color: var(--color); font: 400 var(--font-size)/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; outline: none }
input::placeholder { color: var(--placeholder); opacity: 1 }
input[data-wrong] { color: var(--error) }
@media (forced-colors: active) { input, input[data-wrong] { color: FieldText } }
`

export const challengeStyles = `
html { color-scheme: light; background: #fff; color: #14202b; font: 400 1rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 0 1.5rem 1.5rem }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.75rem }
p { margin: 0 0 1.5rem }
div { display: flex; flex-wrap: wrap; gap: 0.75rem }
button { min-block-size: 2.75rem; padding: 0 1.25rem; border: 1px solid #1f4e79; border-radius: 8px; background: #1f4e79; color: #fff; font: inherit; cursor: pointer }
button[value=fail] { background: #fff; color: #1f4e79 }
button:focus-visible { outline: 3px solid #e08a1e; outline-offset: 2px }
`
