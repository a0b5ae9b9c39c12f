import styles from './skeleton.module.css'

/** Room for what is on its way. `busy` regions around it say so in words. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'picture' | 'row' }) {
  return <span className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />
}
