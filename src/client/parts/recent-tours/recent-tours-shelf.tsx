import { useHydrated } from '../../browser/use-hydrated.ts'
import { late } from '../../ui/late.tsx'

const RecentTours = late<object>(() => import('./recent-tours.tsx').then((module) => ({ default: module.RecentTours })))

/** What only this device knows comes after the page. */
export const RecentToursShelf = () => useHydrated() && <RecentTours />
