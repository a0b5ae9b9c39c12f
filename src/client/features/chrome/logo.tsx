import { usePage } from '../../place.tsx'
import styles from './logo.module.css'

/** Leads home; for an agency's itinerary to the site that it came from (rule 42). */
export function Logo({ square = false }: { square?: boolean }) {
  const { chrome } = usePage()
  const mark = square ? chrome.squareLogo : chrome.logo
  return (
    <a href={chrome.logoHref} className={styles.logo}>
      <picture>
        <source
          media="(max-width: 26.24rem)"
          srcSet={chrome.squareLogo.src}
          width={chrome.squareLogo.width}
          height={chrome.squareLogo.height}
        />
        <img src={mark.src} alt={mark.alt} width={mark.width} height={mark.height} />
      </picture>
    </a>
  )
}
