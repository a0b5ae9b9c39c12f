import type { MoodName } from './mood.ts'
import type { Sheet } from './sheet.ts'

export type Scene = readonly [mood: MoodName, draw: (sheet: Sheet) => void]
