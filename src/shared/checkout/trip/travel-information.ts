import type { RichNode, RichText } from '../../market/rich-text.ts'
import type { RegulatoryInformation } from '../../provider/regulatory-information.ts'

const words = (text: string): RichNode[] => [{ type: 'text', text }]
const paragraphs = (text: string): RichText =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ type: 'paragraph', content: words(line) }))
const heading = (text: string): RichText => (text ? [{ type: 'heading', level: 3, content: words(text) }] : [])

/** What the provider says of the rights of this very trip's travellers; empty where it says nothing. */
export function toTravelInformation({ euPrrl, travelInformation }: RegulatoryInformation): RichText {
  const links = (euPrrl?.links ?? []).filter(({ url, linkText }) => url && linkText)
  return [
    ...(euPrrl?.intro ? [...heading(euPrrl.title), ...paragraphs(euPrrl.intro)] : []),
    ...(links.length > 0
      ? [
          {
            type: 'list',
            content: links.map(({ url, linkText }) => ({
              type: 'item',
              content: [{ type: 'link', href: url, content: words(linkText) }],
            })),
          },
        ]
      : []),
    ...(travelInformation?.intro ? [...heading(travelInformation.title), ...paragraphs(travelInformation.intro)] : []),
  ]
}
