import type { PageProps } from '../../page-view.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './selector-page.module.css'

/** x-default: each market in its own words, each language a link; nobody is redirected (rule 11). */
export function SelectorPage({ data: { hero, markets } }: PageProps<'selector'>) {
  const t = useTranslate()
  const { logo } = usePage().chrome
  return (
    <div className={styles.page}>
      <Picture
        src={`/assets/artwork/${hero.scene}`}
        alt={hero.alt}
        sizes="(min-width: 64rem) 45vw, 100vw"
        ratio="fill"
        first
        className={styles.picture}
      />
      <div className={styles.words}>
        <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} className={styles.logo} />
        <h1>{t('home.selectorTitle')}</h1>
        <p>{t('home.selectorText')}</p>
        <ul className={styles.markets}>
          {markets.map(({ key, name, languages }) => (
            <li key={key}>
              <h2 lang={languages[0]?.lang}>{name}</h2>
              <ul aria-label={t('home.selectorLanguages', { market: name })}>
                {languages.map((language) => (
                  <li key={language.urlCode}>
                    <a href={language.href} lang={language.lang} hrefLang={language.lang}>
                      {language.name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
