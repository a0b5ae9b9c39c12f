import { useState } from 'react'
import type { Chrome } from '../../../shared/chrome/chrome.ts'
import { usePage, useTranslate } from '../../place.tsx'
import styles from './switcher.module.css'

/** Native selects and a button (rule 12): a plain form, so that it works without scripts; the worker finds the same page in the other market. */
export function Switcher({ switcher }: { switcher: NonNullable<Chrome['switcher']> }) {
  const { address } = usePage()
  const t = useTranslate()
  const [chosen, setChosen] = useState(switcher.market)
  const languages = switcher.markets.find((market) => market.key === chosen)?.languages ?? []
  return (
    <form method="get" action="/switch" className={styles.switcher} data-reload="">
      <h2>{switcher.title}</h2>
      <input type="hidden" name="from" value={address} />
      <div className={styles.selects}>
        {switcher.markets.length > 1 && (
          <label>
            <span>{switcher.marketLabel}</span>
            <select name="market" defaultValue={switcher.market} onChange={(event) => setChosen(event.currentTarget.value)}>
              {switcher.markets.map((market) => (
                <option key={market.key} value={market.key} lang={market.name.lang}>
                  {market.name.text}
                </option>
              ))}
            </select>
          </label>
        )}
        {languages.length > 1 ? (
          <label>
            <span>{switcher.languageLabel}</span>
            <select key={chosen} name="language" defaultValue={switcher.language}>
              {languages.map((language) => (
                <option key={language.urlCode} value={language.urlCode} lang={language.lang}>
                  {language.fullName}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <input type="hidden" name="language" value={switcher.language} />
        )}
      </div>
      <p className={styles.hint} id="switcher-hint">
        {t('chrome.switcherHint')}
      </p>
      <button type="submit" aria-describedby="switcher-hint">
        {t('chrome.switchTo')}
      </button>
    </form>
  )
}
