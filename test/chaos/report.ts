import type { Options } from './options.ts'
import { troubleNames } from './plan.ts'
import type { Trial } from './trial.ts'
import { invariants, type Outcome, outcomes } from './verdict.ts'

const columns = (name: string, counts: readonly (string | number)[]): string =>
  `  ${name.padEnd(30)}${counts.map((count) => String(count || '·').padStart(12)).join('')}`

const table = (title: string, rows: readonly { name: string; trials: readonly Trial[] }[]): string[] => [
  '',
  columns(title, ['trials', ...outcomes]),
  ...rows.flatMap(({ name, trials }) => {
    const counted = (outcome: Outcome) => trials.filter(({ verdict }) => verdict.outcome === outcome).length
    return trials.length > 0 ? [columns(name, [trials.length, ...outcomes.map(counted)])] : []
  }),
]

/** A trial as a story, and how to see it again. */
export const story = ({ plan, verdict, events }: Trial, { seed, only }: Options): string =>
  [
    '',
    `Trial ${plan.trial}: ${verdict.violations.map((name) => `${name} (${invariants[name]})`).join('; ') || 'nothing is broken'}`,
    `again: npm run chaos -- --seed ${seed} --trial ${plan.trial}${only ? ` --only ${only}` : ''}`,
    ...events.map((event) => `  ${event}`),
  ].join('\n')

/** What a run came to: mixtures and outcomes, then every invariant. */
export function summary(trials: readonly Trial[], seconds: number): string {
  const ways = [...new Set(trials.map(({ plan }) => `${plan.api} ${plan.method} ${plan.plan}`))].sort()
  const broken = (name: string) => trials.filter(({ verdict }) => verdict.violations.some((each) => each === name)).length
  return [
    ...table('way of paying', [
      ...ways.map((name) => ({ name, trials: trials.filter(({ plan }) => `${plan.api} ${plan.method} ${plan.plan}` === name) })),
      { name: 'all', trials },
    ]),
    ...table(
      'what went wrong',
      troubleNames.map((name) => ({ name, trials: trials.filter(({ plan }) => plan.troubles.includes(name)) })),
    ),
    '',
    ...Object.entries(invariants).map(
      ([name, rule]) => `  ${broken(name) === 0 ? 'held  ' : 'BROKEN'}  ${rule}${broken(name) ? `: ${broken(name)} times` : ''}`,
    ),
    '',
    `${trials.length} trials in ${seconds.toFixed(0)} s`,
  ].join('\n')
}
