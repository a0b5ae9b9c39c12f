import type { Measured } from './measure.ts'

export type Goal = { name: keyof Measured; label: string; limit: number; isMost: boolean; digits: number }

export const goals: readonly Goal[] = [
  { name: 'performance', label: 'speed', limit: 95, isMost: false, digits: 0 },
  { name: 'accessibility', label: 'access', limit: 100, isMost: false, digits: 0 },
  { name: 'best-practices', label: 'practice', limit: 100, isMost: false, digits: 0 },
  { name: 'seo', label: 'search', limit: 100, isMost: false, digits: 0 },
  { name: 'cls', label: 'CLS', limit: 0.02, isMost: true, digits: 3 },
  { name: 'scripts', label: 'early JS', limit: 5, isMost: true, digits: 1 },
  { name: 'styles', label: 'CSS', limit: 20, isMost: true, digits: 1 },
]

/** A step of a checkout is no page for search engines, and is not read before it is used: its scripts have the budget of a checkout (`npm run bench`). */
export const checkoutGoals: readonly Goal[] = goals.filter(({ name }) => name !== 'seo' && name !== 'scripts')

export const isMet = ({ name, limit, isMost }: Goal, measured: Measured): boolean =>
  isMost ? measured[name] <= limit : measured[name] >= limit
