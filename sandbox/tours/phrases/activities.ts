import { heritageActivities } from './activities/heritage.ts'
import { mountainActivities } from './activities/mountain.ts'
import { outdoorActivities } from './activities/outdoors.ts'
import { tableActivities } from './activities/table.ts'
import { townActivities } from './activities/town.ts'
import { waterActivities } from './activities/water.ts'
import { wildlifeActivities } from './activities/wildlife.ts'
import { winterActivities } from './activities/winter.ts'

export const activities = {
  ...townActivities,
  ...waterActivities,
  ...mountainActivities,
  ...winterActivities,
  ...tableActivities,
  ...heritageActivities,
  ...outdoorActivities,
  ...wildlifeActivities,
}

export type ActivityKey = keyof typeof activities
