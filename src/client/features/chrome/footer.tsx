import { usePage, useTranslate } from '../../place.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ChromeLink } from './chrome-link.tsx'
import styles from './footer.module.css'
import { Switcher } from './switcher.tsx'

export function Footer() {
  const { footer, contact, switcher } = usePage().chrome
  const t = useTranslate()
  return (
    <footer className={styles.footer}>
      <div className={`wide ${styles.inside}`}>
        <div>
          {contact.phone && (
            <div className={styles.contact}>
              <h2>{t('chrome.contact')}</h2>
              <p className={styles.phone}>
                <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
              </p>
              <p className={styles.quiet}>{contact.hours}</p>
            </div>
          )}
          <div className={styles.blocks}>
            {footer.blocks.map((block) => (
              <Disclosure key={block.title} summary={<h2>{block.title}</h2>}>
                <ul className={styles.links}>
                  {block.links.map((link) => (
                    <li key={link.id}>
                      <ChromeLink link={link} />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </div>
        </div>
        <div className={styles.aside}>
          {switcher && <Switcher switcher={switcher} />}
          {footer.paymentMethods.icons.length > 0 && (
            <div>
              <h2>{footer.paymentMethods.title}</h2>
              {footer.paymentMethods.body && <p className={styles.quiet}>{footer.paymentMethods.body}</p>}
              <ul className={styles.payment}>
                {footer.paymentMethods.icons.map(({ src, alt }) => (
                  <li key={src}>
                    <img src={src} alt={alt} width={48} height={32} loading="lazy" />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.legal}>
          <p lang={footer.copyright.lang}>{footer.copyright.text}</p>
          <ul>
            {footer.legalLinks.map((link) => (
              <li key={link.id}>
                <ChromeLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
