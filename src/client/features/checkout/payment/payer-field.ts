import { isEmail } from '../../../../shared/email.ts'
import styles from './payment.module.css'

type PayerFieldId = 'sepaFullname' | 'sepaEmail'

const kinds = {
  sepaFullname: { type: 'text', autocomplete: 'name', isComplete: (text: string) => text.trim() !== '' },
  sepaEmail: { type: 'email', autocomplete: 'email', isComplete: (text: string) => isEmail(text.trim()) },
} as const

/** A field of our own beside those of a processor that asks for the account alone. */
export function payerField(id: PayerFieldId, host: HTMLElement, known: string, tell: (state: { isComplete: boolean }) => void) {
  const { type, autocomplete, isComplete } = kinds[id]
  const input = document.createElement('input')
  input.type = type
  input.autocomplete = autocomplete
  input.name = id
  input.maxLength = 250
  input.required = true
  input.value = known
  input.className = styles.payerField ?? ''
  input.setAttribute('aria-labelledby', `${id}-label`)
  const report = () => tell({ isComplete: isComplete(input.value) })
  input.addEventListener('input', report)
  host.replaceChildren(input)
  report()
  return { focus: () => input.focus(), destroy: () => input.remove(), value: () => input.value.trim() }
}
