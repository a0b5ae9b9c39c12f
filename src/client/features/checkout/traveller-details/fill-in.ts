import type { Draft } from './draft.ts'

const setInput = (control: Element | RadioNodeList, value: string) => {
  const element =
    control instanceof RadioNodeList ? [...control].find((node) => node instanceof HTMLInputElement && node.value === value) : control
  if (element instanceof HTMLInputElement && element.type === 'radio') element.checked = true
  else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) element.value = value
  if (element instanceof Element) element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes values into the inputs of their names, as if they had been typed; what is not there yet may come with a country just chosen. */
export function fillIn(form: HTMLFormElement, values: Draft, isLast = false): void {
  const missing = Object.entries(values).filter(([name, value]) => {
    const control = form.elements.namedItem(name)
    if (control) setInput(control, value)
    return !control
  })
  if (missing.length > 0 && !isLast) requestAnimationFrame(() => fillIn(form, Object.fromEntries(missing), true))
}
