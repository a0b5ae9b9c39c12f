import type { Measured } from './measure.ts'

export type Goal = { name: keyof Measured; label: string; limit: number; isMost: boolean; digits: number }

/** Of pages that are found by search engines and read before they are used. */
export const goals: readonly Goal[] = [
  { name: 'performance', label: 'speed', limit: 95, isMost: false, digits: 0 },
  { name: 'accessibility', label: 'access', limit: 100, isMost: false, digits: 0 },
  { name: 'best-practices', label: 'practice', limit: 100, isMost: false, digits: 0 },
  { name: 'seo', label: 'search', limit: 100, isMost: false, digits: 0 },
  { name: 'paint', label: 'LCP s', limit: 2, isMost: true, digits: 2 },
  { name: 'blocked', label: 'TBT ms', limit: 100, isMost: true, digits: 0 },
  { name: 'shift', label: 'CLS', limit: 0.02, isMost: true, digits: 3 },
  { name: 'scripts', label: 'early JS', limit: 5, isMost: true, digits: 1 },
  { name: 'styles', label: 'CSS', limit: 20, isMost: true, digits: 1 },
]

const inCheckout: Partial<Record<keyof Measured, number>> = {
  accessibility: 100,
  'best-practices': 100,
  paint: 2.5,
  blocked: 200,
  shift: 0.02,
  styles: 20,
}

/**
 * A step of a checkout is no page for search engines and answers as soon as it is seen: its scripts have the budget of a
 * checkout (`npm run bench`), its largest picture may take 2.5 s and its main thread 200 ms (rule 99).
 */
export const checkoutGoals: readonly Goal[] = goals.flatMap((goal) => {
  const limit = inCheckout[goal.name]
  return limit === undefined ? [] : [{ ...goal, limit }]
})

export const isMet = ({ name, limit, isMost }: Goal, measured: Measured): boolean =>
  isMost ? measured[name] <= limit : measured[name] >= limit
