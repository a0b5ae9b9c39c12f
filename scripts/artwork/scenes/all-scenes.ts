import { alpine } from './kinds/alpine.ts'
import { city } from './kinds/city.ts'
import { coast } from './kinds/coast.ts'
import { desert } from './kinds/desert.ts'
import { lost, pause, storm } from './kinds/errors.ts'
import { fjord } from './kinds/fjord.ts'
import { forest } from './kinds/forest.ts'
import { islands } from './kinds/islands.ts'
import { northernLights } from './kinds/northern-lights.ts'
import { oldTown } from './kinds/old-town.ts'
import { savannah } from './kinds/savannah.ts'
import { vineyard } from './kinds/vineyard.ts'
import type { Scene } from './scene.ts'
import { newSheet, svgOf } from './sheet.ts'

const kinds: Readonly<Record<string, readonly Scene[]>> = {
  fjord,
  alpine,
  coast,
  'old-town': oldTown,
  vineyard,
  desert,
  forest,
  islands,
  savannah,
  'northern-lights': northernLights,
  city,
  lost,
  storm,
  pause,
}

/** The drawing of one scene; the same id always gives the same picture. */
export function drawScene(id: string): string {
  const cut = id.lastIndexOf('-')
  const scene = kinds[id.slice(0, cut)]?.[Number(id.slice(cut + 1)) - 1]
  if (scene === undefined) throw new Error(`no scene ${id}`)
  const [mood, draw] = scene
  const sheet = newSheet(id, mood)
  draw(sheet)
  return svgOf(sheet)
}
