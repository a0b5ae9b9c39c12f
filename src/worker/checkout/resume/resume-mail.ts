import { formatDate } from '../../../shared/format/date.ts'
import { htmlLang } from '../../../shared/language.ts'
import { pageTextsOf } from '../../../shared/texts/page-texts.ts'
import { translator } from '../../../shared/texts/texts.ts'
import type { Mail } from '../../mail/mail.ts'
import type { CheckoutContext } from '../context.ts'

/** The title comes from the provider; a subject is one line. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, 120)

/** The link and until when it works, in the language of the page; nothing personal. */
export function resumeMail(
  { market, place }: Pick<CheckoutContext, 'market' | 'place'>,
  { to, title, href, until }: { to: string; title: string; href: string; until: string },
): Mail {
  const t = translator(pageTextsOf(market.texts, place.language, ['mail']), place.locale)
  const trip = oneLine(title)
  const text = [
    t('mail.resume.lead', { title: trip }),
    href,
    t('mail.resume.until', { date: formatDate(until, place.locale) }),
    t('mail.resume.unasked'),
    place.whitelabel.name,
  ]
  return {
    to,
    replyTo: market.contact.email,
    subject: t('mail.resume.subject', { title: trip }),
    text: text.join('\n\n'),
    language: htmlLang(place.language),
  }
}
