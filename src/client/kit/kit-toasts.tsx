import { Button } from '../ui/button.tsx'
import { showToast, type Toast, updateToast } from '../ui/toast/toast.ts'
import { KitSection, Specimen } from './kit-section.tsx'

const types: readonly NonNullable<Toast['type']>[] = ['default', 'info', 'success', 'warning', 'error', 'loading']
const toastOf = (type: Toast['type']): Toast => ({ type, title: `A toast that says ${type}`, text: 'And a second line.' })

async function turn() {
  const id = await showToast(toastOf('loading'))
  if (id !== undefined) await updateToast(id, toastOf('success'))
}

export function KitToasts() {
  return (
    <KitSection id="toasts" title="Toasts">
      <Specimen name="one click each">
        {types.map((type) => (
          <Button key={type} kind="secondary" onClick={() => showToast(toastOf(type))}>
            {type}
          </Button>
        ))}
        <Button kind="secondary" onClick={turn}>
          loading, then done
        </Button>
      </Specimen>
    </KitSection>
  )
}
