import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './tile.module.css'

type TileProps = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  label: string
  scene: string
  defaultChecked: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** An answer as a picture: a real radio button or checkbox under it. */
export function Tile({ label, scene, ...control }: TileProps) {
  return (
    <label className={styles.tile}>
      <input {...control} />
      <Picture src={`/assets/artwork/${scene}`} alt="" sizes="(min-width: 64rem) 220px, 45vw" className={styles.picture} />
      <span className={styles.label}>{label}</span>
      <span className={styles.check} aria-hidden="true">
        <Icon name="check" size="small" />
      </span>
    </label>
  )
}
