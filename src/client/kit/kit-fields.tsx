import { FormProvider, useForm } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import type { FieldProblem } from '../../shared/checkout/steps/problem.ts'
import type { Room } from '../../shared/provider/discovery.ts'
import { RoomsPicker } from '../parts/rooms-picker.tsx'
import { Field } from '../ui/field.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { DateField } from '../ui/form/date-field.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import type { FieldMeta } from '../ui/form/field.tsx'
import { Fieldset } from '../ui/form/fieldset.tsx'
import { PhoneField } from '../ui/form/phone-field.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { EmailField, TextAreaField, TextField } from '../ui/form/text-field.tsx'
import { SuggestInput } from '../ui/suggest/suggest-input.tsx'
import styles from './kit-page.module.css'
import { KitSection, Specimen } from './kit-section.tsx'
import { Shown } from './kit-shown.tsx'
import { Stage } from './kit-stage.tsx'

const options = [
  { value: 'one', label: 'Llanfairpwllgwyngyll and everything around it' },
  { value: 'two', label: 'Å' },
]
const codes = [
  { code: 'GB', name: 'United Kingdom', callingCode: '44' },
  { code: 'NO', name: 'Norway', callingCode: '47' },
]
const problem: FieldProblem = { name: 'kit', code: 'required' }
const noDate: FieldProblem = { name: 'kit', code: 'date' }

const metaOf = (name: string, more: Partial<FieldMeta> = {}): FieldMeta => ({
  id: `kit-${name}`,
  name,
  errorId: `kit-${name}-error`,
  descriptionId: `kit-${name}-hint`,
  ...more,
})

const asItIs = (fields: ReactNode) => fields
/** Nothing in the shop is disabled without a word: the reason stands beside it. */
const disabled = (fields: ReactNode) => (
  <fieldset disabled aria-describedby="kit-why">
    <legend>Closed for now</legend>
    <p id="kit-why">Choose a departure first.</p>
    {fields}
  </fieldset>
)

const looks = [
  { state: 'rest', values: {}, around: asItIs },
  { state: 'hover', values: {}, around: (fields: ReactNode) => <Shown state="hover">{fields}</Shown> },
  { state: 'focus', values: {}, around: (fields: ReactNode) => <Shown state="focus">{fields}</Shown> },
  { state: 'filled', values: { text: 'one', phone: '+4792345678', date: '27/03/1986' }, around: asItIs },
  { state: 'error', values: { text: '', phone: '12', date: '31/02/1986' }, problems: [problem], dates: [noDate], around: asItIs },
  { state: 'disabled', values: {}, around: disabled },
] as const

export function KitFields() {
  const [form] = useForm({ id: 'kit-form' })
  const [rooms, setRooms] = useState<Room[]>([
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [8, 11] },
  ])
  return (
    <FormProvider context={form.context}>
      <KitSection id="fields" title="Form fields">
        {looks.map(({ state, values, around, ...more }) => {
          const { text, phone, date } = { text: undefined, phone: undefined, date: undefined, ...values }
          const errors = 'problems' in more ? more.problems : undefined
          const meta = (name: string, initialValue: string | undefined = text) => metaOf(`${name}-${state}`, { initialValue, errors })
          return (
            <Specimen key={state} name={state}>
              {around(
                <>
                  <TextField meta={meta('text')} label="Name" hint="As in your passport." />
                  <EmailField meta={meta('email')} label="E-mail" optional />
                  <TextAreaField meta={meta('area')} label="What we should know" />
                  <SelectField meta={meta('select')} label="Place" options={options} placeholder="Choose a place" />
                  <PhoneField meta={meta('phone', phone)} label="Mobile" codes={codes} country="GB" />
                  <DateField
                    meta={{ ...meta('date', date), errors: 'dates' in more ? more.dates : undefined }}
                    label="Date of birth"
                    pattern="dd/MM/yyyy"
                  />
                  <RadioGroup meta={meta('radio')} label="Bed" choices={options} />
                  <RadioGroup meta={meta('inline')} label="Bed, in a line" choices={options} inline />
                  <Checkbox meta={meta('check')} label="I have read this" name="Consent" value="one" />
                </>,
              )}
            </Specimen>
          )
        })}
        <Specimen name="submit">
          <SubmitButton busy={false} busyText="Sending">
            Send
          </SubmitButton>
          <SubmitButton busy busyText="Sending">
            Send
          </SubmitButton>
        </Specimen>
        <Specimen name="part of a form">
          <Fieldset legend="First traveller" note="Names as in the passport." action={<a href="#fields">Take over the contact</a>}>
            <TextField meta={metaOf('first')} label="First name" width="half" />
          </Fieldset>
        </Specimen>
        <Specimen name="plain field">
          <Field id="kit-plain" label="Month" hint="Any, if it does not matter.">
            <select id="kit-plain">
              <option>Any</option>
            </select>
          </Field>
        </Specimen>
        <Specimen name="with suggestions">
          <label className={styles.name} htmlFor="kit-suggest">
            Where to
          </label>
          <SuggestInput id="kit-suggest" />
        </Specimen>
        <Specimen name="rooms">
          <RoomsPicker rooms={rooms} onChange={setRooms} />
        </Specimen>
        <Stage
          name="error summary"
          scenes={{
            refused: () => (
              <ErrorSummary
                attempt={1}
                errors={[{ text: 'Enter your name', fieldId: 'kit-text-error' }, { text: 'This departure has just been taken' }]}
              />
            ),
          }}
        />
      </KitSection>
    </FormProvider>
  )
}
