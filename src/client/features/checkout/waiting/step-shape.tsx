import { type StepShape as Shape, steps } from '../../../../shared/checkout/steps/table.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './waiting.module.css'

/** The entry leads to the first step, most often the travellers. */
const pages: Partial<Record<string, { shape: Shape }>> = { ...steps, checkout: steps['traveller-details'] }
const other: Shape = { kind: 'rows', groups: [3] }

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

export function StepShape({ name }: { name: string }) {
  const { kind, groups } = pages[name]?.shape ?? other
  return (
    <div className={styles.shape} aria-hidden="true">
      {places.slice(0, groups.length).map((group, index) => (
        <div key={group} className={styles.group} data-kind={kind}>
          <Skeleton shape="title" />
          {places.slice(0, groups[index]).map((item) => (
            <ItemShape key={item} kind={kind} />
          ))}
        </div>
      ))}
    </div>
  )
}

function ItemShape({ kind }: { kind: Shape['kind'] }) {
  if (kind === 'rows') return <Skeleton shape="row" />
  return (
    <div className={styles.item}>
      <Skeleton />
      <Skeleton shape="row" />
      {kind === 'cards' && <Skeleton />}
    </div>
  )
}
