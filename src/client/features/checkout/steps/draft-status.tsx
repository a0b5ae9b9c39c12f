import styles from './draft-status.module.css'

/** Says politely that what was written is kept (rule 51). */
export const DraftStatus = ({ text }: { text: string }) => (
  <p className={styles.status} role="status">
    {text}
  </p>
)
