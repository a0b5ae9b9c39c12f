import { Button, LinkButton } from '../ui/button.tsx'
import { KitSection, Specimen } from './kit-section.tsx'

const kinds = ['primary', 'secondary', 'quiet'] as const
const states = ['rest', 'hover', 'focus', 'active'] as const

export function KitButtons() {
  return (
    <KitSection id="buttons" title="Buttons">
      {kinds.map((kind) => (
        <Specimen key={kind} name={kind}>
          {states.map((state) => (
            <Button key={state} kind={kind} data-state={state}>
              {state}
            </Button>
          ))}
          <Button kind={kind} busy>
            busy
          </Button>
          <Button kind={kind} aria-disabled="true" aria-describedby={`why-${kind}`}>
            disabled
          </Button>
          <p id={`why-${kind}`}>Choose a date first.</p>
        </Specimen>
      ))}
      <Specimen name="link and wide">
        <LinkButton href="#buttons">A link</LinkButton>
        <Button wide>As wide as its place</Button>
      </Specimen>
    </KitSection>
  )
}
