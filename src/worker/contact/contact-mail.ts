import type { ContactMessage } from '../../shared/contact/contact-form.ts'
import { htmlLang } from '../../shared/language.ts'
import type { Market } from '../../shared/market/market.ts'
import type { Place } from '../../shared/place.ts'
import { pageTextsOf } from '../../shared/texts/page-texts.ts'
import { translator } from '../../shared/texts/texts.ts'
import type { Mail } from '../mail/mail.ts'

/** A visitor's message as the people of the market read it: in the market's first language, with what was written left as it was. */
export function contactMail(message: ContactMessage, market: Market, place: Place): Mail {
  const [desk = { urlCode: place.language, locale: place.locale, fullName: '' }] = market.availableLanguages
  const t = translator(pageTextsOf(market.texts, desk.urlCode, ['contact']), desk.locale)
  const { name, email, reference } = message
  const topic = t(`contact.topic.${message.topic}`)
  const spoken = market.availableLanguages.find(({ urlCode }) => urlCode === place.language)?.fullName ?? place.language
  const facts = [
    t('contact.mail.from', { name, email }),
    t('contact.mail.topic', { topic }),
    ...(reference ? [t('contact.mail.reference', { reference })] : []),
    t('contact.mail.language', { language: spoken }),
  ]
  return {
    to: market.contact.email,
    replyTo: email,
    subject: t('contact.mail.subject', { topic, name }),
    text: [facts.join('\n'), message.message].join('\n\n'),
    language: htmlLang(desk.urlCode),
  }
}
