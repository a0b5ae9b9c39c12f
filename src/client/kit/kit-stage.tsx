import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './kit-page.module.css'

type Scenes = { readonly [name: string]: (leave: () => void) => ReactNode }

/** What takes the whole page, or covers it, is shown one at a time; what was shown begins anew with each press. */
export function Stage({ name, scenes }: { name: string; scenes: Scenes }) {
  const [shown, setShown] = useState({ scene: '', turn: 0 })
  const scene = scenes[shown.scene]
  const show = (wanted: string) => setShown(({ turn }) => ({ scene: wanted, turn: turn + 1 }))
  return (
    <div className={styles.whole} data-stage={name}>
      <div className={styles.specimen}>
        <p className={styles.name}>{name}</p>
        {Object.keys(scenes).map((each) => (
          <Button key={each} kind="secondary" onClick={() => show(each)}>
            {each}
          </Button>
        ))}
      </div>
      {scene && (
        <div key={shown.turn} data-shown={shown.scene}>
          {scene(() => show(''))}
        </div>
      )}
    </div>
  )
}
