import { type DefaultValue, parse, type SubmissionResult, useForm } from '@conform-to/react'
import { type FormEvent, useState } from 'react'
import type { FieldProblem, Submission } from '../../../shared/checkout/steps/problem.ts'

export type FormModel = Record<string, unknown>
export type Errors = FieldProblem[]

const byName = (problems: readonly FieldProblem[]): Record<string, Errors> => {
  const errors: Record<string, Errors> = {}
  for (const problem of problems) errors[problem.name] = [...(errors[problem.name] ?? []), problem]
  return errors
}

const namesOf = (problems: readonly FieldProblem[]): Record<string, boolean> => Object.fromEntries(problems.map(({ name }) => [name, true]))

/** What a refused form post said, as Conform knows it. */
const toResult = (problems: readonly FieldProblem[]): SubmissionResult<Errors> => ({
  status: 'error',
  error: byName(problems),
  state: { validated: namesOf(problems) },
})

type Options = {
  id: string
  defaultValue: FormModel
  submission: Submission | undefined
  /** The shared rules; the first failing one of each field. */
  check: (form: FormData) => FieldProblem[]
  /** Sends what passed; answers what the server refused. */
  save: (form: FormData) => Promise<FieldProblem[]>
  onRefused: () => void
}

/**
 * A step's form: checked when a field is left or changed, a field in error again while typing, everything on submit (rule 62).
 * Posts by itself where no script runs; else the same data goes to `save`.
 */
export function useStepForm({ id, defaultValue, submission, check, save, onRefused }: Options) {
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(submission?.problems.length ? 1 : 0)
  const [refused, setRefused] = useState<SubmissionResult<Errors> | undefined>(() =>
    submission?.problems.length ? toResult(submission.problems) : undefined,
  )
  const [form] = useForm<FormModel, FormModel, Errors>({
    id,
    // Conform's type of a model whose fields are only known at run time is too narrow.
    defaultValue: defaultValue as DefaultValue<FormModel>,
    lastResult: refused,
    defaultNoValidate: true,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve: (payload: FormModel) => {
          const problems = check(formData)
          return problems.length > 0 ? { error: byName(problems) } : { value: payload }
        },
      }),
    onSubmit: (event, { formData }) => {
      event.preventDefault()
      if (!busy) void send(formData)
    },
  })

  async function send(formData: FormData) {
    setBusy(true)
    try {
      const problems = await save(formData)
      if (problems.length > 0) {
        setRefused(toResult(problems))
        fail()
      }
    } finally {
      setBusy(false)
    }
  }

  function fail() {
    setAttempt((count) => count + 1)
    onRefused()
  }

  return {
    form,
    busy,
    attempt,
    formProps: {
      id: form.id,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const isPress = !isCheckOnly(event)
        form.onSubmit(event)
        if (isPress && check(new FormData(event.currentTarget)).length > 0) fail()
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        const control = event.target
        if (control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type))) {
          if (control.name) form.validate({ name: control.name })
        }
      },
    },
  }
}

const isCheckOnly = (event: FormEvent<HTMLFormElement>): boolean => {
  const native = event.nativeEvent
  return native instanceof SubmitEvent && native.submitter instanceof HTMLButtonElement && native.submitter.name === '__intent__'
}
