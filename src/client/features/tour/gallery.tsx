import type { Picture as PictureData } from '../../../shared/provider/discovery.ts'
import { useTranslate } from '../../place.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './gallery.module.css'

/** A strip that scrolls sideways, picture by picture; a keyboard reaches it as one stop. */
export function Gallery({ pictures, title }: { pictures: readonly PictureData[]; title: string }) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.gallery} aria-label={t('tour.galleryLabel', { title })} tabIndex={0}>
      <ol>
        {pictures.map(({ url, caption }, index) => (
          <li key={url}>
            <figure>
              <Picture
                src={url}
                alt={caption}
                sizes="(min-width: 64rem) 810px, 90vw"
                ratio="fill"
                first={index === 0}
                className={styles.picture}
              />
              <figcaption>
                <span>
                  {index + 1}/{pictures.length}
                </span>{' '}
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  )
}
