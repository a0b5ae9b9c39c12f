import type { Message, PageTexts } from '../market/texts.ts'
import { formatMessage } from './format-message.ts'

export type Values = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: Values) => string

/** Formats the texts a page received; ICU messages were parsed when published, so no parser is needed here. A missing key shows itself and is reported. */
export function translator(texts: PageTexts, locale: string, report: (key: string) => void = () => {}): Translate {
  return (key, values = {}) => {
    const message: Message | undefined = Object.hasOwn(texts.messages, key) ? texts.messages[key] : undefined
    if (message === undefined) {
      report(key)
      return key
    }
    return typeof message === 'string' ? message : formatMessage(message, values, locale).replace(/\u202f/g, '\u00a0')
  }
}
