import type { AnswerValues } from '../../../shared/design/answers.ts'
import { isTextRecord } from '../../browser/is-text-record.ts'

const key = 'design-answers'

export function readForm(form: HTMLFormElement): AnswerValues {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form).entries()) if (typeof value === 'string') values[name] = [...(values[name] ?? []), value]
  return values
}

/** In this tab only. */
export function keepAnswers(form: HTMLFormElement): void {
  const entries = Object.entries(readForm(form)).map(([name, values]) => [name, values.join('\n')])
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Storage may be refused; the questions then start empty.
  }
}

function readKept(): AnswerValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isTextRecord(kept) ? Object.fromEntries(Object.entries(kept).map(([name, text]) => [name, text.split('\n')])) : {}
  } catch {
    return {}
  }
}

export const keptRooms = (): string | undefined => readKept().rooms?.[0]

/** Fills in what was answered before; a link that names a region says where, not the answers of another day. */
export function restoreAnswers(form: HTMLFormElement, hasRegion: boolean): void {
  const kept = readKept()
  if (Object.keys(kept).length === 0) return
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    if (hasRegion && (control.name === 'region' || control.name === 'country')) continue
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
      control.checked = kept[control.name]?.includes(control.value) ?? false
    else if (control.name !== 'rooms' && kept[control.name]?.[0] !== undefined) control.value = kept[control.name]?.[0] ?? ''
  }
}
