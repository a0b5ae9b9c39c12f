import { backIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'

/** Whoever goes back does not wait longer than this. */
const waitMs = 4000

/** Sends what a step's form holds as its own way back does where no script runs; what cannot be sent holds nobody up. */
export async function leaveStep(formId: string): Promise<void> {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  const body = new URLSearchParams([[intentInput, backIntent]])
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  await fetch(location.pathname, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(waitMs) }).catch(() => {})
}
