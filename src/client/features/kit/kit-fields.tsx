import type { FieldProblem } from '../../../shared/checkout/problem.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { FieldMeta } from '../../ui/form/field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField, TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { KitSection, Specimen } from './kit-section.tsx'

const options = [
  { value: 'one', label: 'Llanfairpwllgwyngyll and everything around it' },
  { value: 'two', label: 'Å' },
]
const problem: FieldProblem = { name: 'kit', code: 'required' }

const metaOf = (name: string, more: Partial<FieldMeta> = {}): FieldMeta => ({
  id: `kit-${name}`,
  name,
  errorId: `kit-${name}-error`,
  descriptionId: `kit-${name}-hint`,
  ...more,
})

const looks = [
  { state: 'rest', more: {} },
  { state: 'filled', more: { initialValue: 'one' } },
  { state: 'error', more: { errors: [problem] } },
] as const

export function KitFields() {
  return (
    <KitSection id="fields" title="Form fields">
      {looks.map(({ state, more }) => {
        const meta = (name: string) => metaOf(`${name}-${state}`, more)
        return (
          <Specimen key={state} name={state}>
            <TextField meta={meta('text')} label="Name" hint="As in your passport." />
            <EmailField meta={meta('email')} label="E-mail" optional />
            <TextAreaField meta={meta('area')} label="What we should know" />
            <SelectField meta={meta('select')} label="Place" options={options} placeholder="Choose a place" />
            <RadioGroup meta={meta('radio')} label="Bed" choices={options} />
            <Checkbox meta={meta('check')} label="I have read this" name="Consent" value="one" />
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
    </KitSection>
  )
}
