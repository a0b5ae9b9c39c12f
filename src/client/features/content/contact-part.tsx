import { useEffect, useRef } from 'react'
import type { ContactProps } from '../../page-view.ts'
import { useHref, usePage, useTranslate } from '../../place.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-part.module.css'
import { ContactWays } from './contact-ways.tsx'

/** What makes a page the contact and help page: the ways to reach the people of the market, and a form. */
export function ContactPart({ contact, children }: ContactProps) {
  return (
    <div className={styles.part}>
      <ContactWays contact={contact} />
      <div className={styles.columns}>
        {contact.isSent ? <Sent /> : <ContactForm contact={contact} />}
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  )
}

/** Takes the focus: the form that had it is gone. */
function Sent() {
  const t = useTranslate()
  const href = useHref()
  const { params } = usePage()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.sent} aria-labelledby="contact-sent" tabIndex={-1} ref={box}>
      <h2 id="contact-sent">{t('contact.sentTitle')}</h2>
      <p>{t('contact.sentText')}</p>
      <p>
        <a href={href('content', { page: params.page ?? '' })}>{t('contact.another')}</a>
      </p>
    </section>
  )
}
