import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import styles from './scene-head.module.css'

/** A scene with the title cut into its corner. */
export function SceneHead({ scene, title, children }: { scene: string; title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Picture src={`/assets/artwork/${scene}`} alt="" sizes="100vw" ratio="fill" first className={styles.scene} />
      <div className="wrap">
        <div className={styles.corner}>
          <h1>{title}</h1>
        </div>
        {children}
      </div>
    </header>
  )
}
