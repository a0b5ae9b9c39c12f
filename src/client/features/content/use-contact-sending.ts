import { useState } from 'react'
import type { FieldProblem } from '../../../shared/checkout/steps/problem.ts'
import type { ContactData } from '../../../shared/content/page-data.ts'
import type { PageData } from '../../../shared/page.ts'

type Answer = { redirect?: string; data?: PageData<'content'> }

/** Posts the form to the page's own address, as the browser would, and reads the answer as data: what was typed stays where it is. */
export function useContactSending(first: ContactData['failure']) {
  const [failure, setFailure] = useState(first)
  const [attempts, setAttempts] = useState(first ? 1 : 0)

  function fail(what: NonNullable<ContactData['failure']>): FieldProblem[] {
    setFailure(what)
    setAttempts((count) => count + 1)
    return []
  }

  async function send(form: FormData): Promise<FieldProblem[]> {
    setFailure(undefined)
    try {
      const response = await fetch(`${location.pathname}/_payload.json`, { method: 'POST', body: form })
      const answer: Answer = await response.json()
      if (answer.redirect) {
        location.assign(answer.redirect)
        return []
      }
      const contact = answer.data?.contact
      if (!contact || contact.failure) return fail(contact?.failure ?? 'down')
      return contact.submission?.problems ?? []
    } catch (error) {
      console.warn('The message could not be sent', error)
      return fail('down')
    }
  }

  return { send, failure, attempts }
}
