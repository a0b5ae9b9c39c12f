import { parse } from '@formatjs/icu-messageformat-parser'
import { type Message, message } from '../../shared/market/texts.ts'

/** A message with placeholders as its parsed form without source positions; a sentence without any stays a sentence. Throws what does not parse. */
export function parseMessage(written: string): Message {
  const elements = parse(written, { ignoreTag: true, captureLocation: false })
  if (elements.every(({ type }) => type === 0)) return elements.map((element) => ('value' in element ? element.value : '')).join('')
  return message.parse(JSON.parse(JSON.stringify(elements, (key, value: unknown) => (key === 'location' ? undefined : value))))
}
