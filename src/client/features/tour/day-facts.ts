import type { DayPlanEntry } from '../../../shared/provider/discovery.ts'

/** Each fact once: an activity whose words the day's text tells already is only named, and not at all where it names the day. */
export const worthNaming = ({ title, text, activities }: DayPlanEntry) =>
  activities
    .filter(({ name }) => name !== title)
    .map((activity) => ({ name: activity.name, text: text.includes(activity.text) ? '' : activity.text }))
