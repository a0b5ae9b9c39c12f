import { Button } from '../../ui/button.tsx'
import { showToast, type Toast } from '../../ui/toast.ts'
import { KitSection, Specimen } from './kit-section.tsx'

const types: readonly NonNullable<Toast['type']>[] = ['default', 'info', 'success', 'warning', 'error']

export function KitToasts() {
  return (
    <KitSection id="toasts" title="Toasts">
      <Specimen name="one click each">
        {types.map((type) => (
          <Button
            key={type}
            kind="secondary"
            onClick={() => showToast({ type, title: `A toast that says ${type}`, text: 'And a second line.' })}
          >
            {type}
          </Button>
        ))}
      </Specimen>
    </KitSection>
  )
}
