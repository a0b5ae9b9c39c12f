import type { ReactNode } from 'react'
import { KitWindow } from './kit-window.tsx'

const widths = { wide: 1280, middle: 768, narrow: 360 } as const
type Width = keyof typeof widths
type SceneOptions = { height?: number; opens?: readonly string[] }
type Scenes = { [name: string]: () => ReactNode }

/** A scene of a stage: something in a window of its own. */
export const sceneAt = (at: Width, name: string, part: ReactNode, { height = 560, opens }: SceneOptions = {}): Scenes => ({
  [name]: () => (
    <KitWindow name={name} width={widths[at]} height={height} {...(opens && { opens })}>
      {part}
    </KitWindow>
  ),
})

/** The same on a desk and on a phone. */
export const sceneOf = (name: string, part: ReactNode, options?: SceneOptions): Scenes => ({
  ...sceneAt('wide', name, part, options),
  ...sceneAt('narrow', `${name}, narrow`, part, options),
})
