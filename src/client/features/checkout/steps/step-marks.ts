import type { StepName } from '../../../../shared/checkout/steps/table.ts'

const parseMarks = (text: string | null): string[] => {
  const value: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
const completedKey = (checkoutId: string) => `checkout-completed-${checkoutId}`
const savedKey = (checkoutId: string) => `checkout-saved-${checkoutId}`
const typedKey = (checkoutId: string) => `checkout-typed-${checkoutId}`
const activeKey = 'checkout-active-route'

const attempt = (act: () => void) => {
  try {
    act()
  } catch (error) {
    console.warn('The browser keeps nothing', error)
  }
}

/** The name of the active step and the completed steps are stored locally; the server's verdict replaces what was stored (rule 47). */
export const writeMarks = (checkoutId: string, active: StepName, completed: readonly StepName[]) =>
  attempt(() => {
    localStorage.setItem(activeKey, active)
    localStorage.setItem(completedKey(checkoutId), JSON.stringify(completed))
  })

export function addMark(checkoutId: string, step: StepName) {
  attempt(() => {
    const known = parseMarks(localStorage.getItem(completedKey(checkoutId)))
    if (!known.includes(step)) localStorage.setItem(completedKey(checkoutId), JSON.stringify([...known, step]))
    localStorage.setItem(savedKey(checkoutId), String(Date.now()))
  })
}

export const wipeMarks = (checkoutId: string) =>
  attempt(() => {
    for (const key of [activeKey, completedKey(checkoutId), savedKey(checkoutId), typedKey(checkoutId)]) localStorage.removeItem(key)
  })

/** Tells the other tabs that a step's draft was written here. */
export const markTyped = (checkoutId: string, step: StepName) =>
  attempt(() => localStorage.setItem(typedKey(checkoutId), `${step} ${Date.now()}`))

/** Calls back when another tab saved a step of the same checkout, or wrote the draft of this one (rule 50). */
export function onOtherTab(checkoutId: string, step: StepName | undefined, tell: (what: 'saved' | 'typed') => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === savedKey(checkoutId) && newValue) tell('saved')
    if (key === typedKey(checkoutId) && newValue?.split(' ')[0] === step) tell('typed')
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
