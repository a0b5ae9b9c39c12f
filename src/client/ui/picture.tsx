import { sceneClass, sceneOf, sceneSrcset, sceneUrl } from '../../shared/artwork/scenes.ts'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

type PictureProps = {
  src: string
  /** Empty only where the words beside it say the same. */
  alt: string
  sizes: string
  /** The first picture of a page. */
  first?: boolean
  ratio?: 'scene' | 'portrait' | 'square' | 'wide' | 'fill'
  className?: string
}

export function Picture({ src, alt, sizes, first = false, ratio = 'scene', className }: PictureProps) {
  const scene = sceneOf(src)
  const image = (
    <img
      src={scene ? sceneUrl(scene, 800, 'webp') : src}
      srcSet={scene && sceneSrcset(scene, 'webp')}
      sizes={scene && sizes}
      alt={alt}
      width={1200}
      height={800}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  return (
    <picture className={classNames(styles.picture, styles[ratio], scene && sceneClass(scene), className)}>
      {scene && <source type="image/avif" srcSet={sceneSrcset(scene, 'avif')} sizes={sizes} />}
      {image}
    </picture>
  )
}
