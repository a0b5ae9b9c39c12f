import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './waiting.module.css'

type Shape = { kind: 'fields' | 'cards' | 'rows'; groups: readonly number[] }

/** How many things of which kind a page of the checkout usually shows. */
const shapes = new Map<string, Shape>([
  ['traveller-details', { kind: 'fields', groups: [4, 6] }],
  ['checkout', { kind: 'fields', groups: [4, 6] }],
  ['additional-options', { kind: 'cards', groups: [3] }],
  ['experiences', { kind: 'rows', groups: [2, 2] }],
  ['availability', { kind: 'rows', groups: [6] }],
  ['payment', { kind: 'rows', groups: [3, 3] }],
])
const other: Shape = { kind: 'rows', groups: [3] }

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

export function StepShape({ name }: { name: string }) {
  const { kind, groups } = shapes.get(name) ?? other
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
