import { expect, test } from 'vitest'
import { regulatoryInformation } from '../../provider/regulatory-information.ts'
import { toTravelInformation } from './travel-information.ts'

const read = (answer: object) => toTravelInformation(regulatoryInformation.parse(answer))

test('title, text and links of the package, then what is said of the journey', () => {
  const told = read({
    euPrrl: {
      generalTermsConfirmationEnabled: true,
      title: 'Package',
      intro: '<p>One.</p><p>Two.</p>',
      links: [
        { url: 'https://example.com/rights', linkText: 'Your rights' },
        { url: '', linkText: 'Nowhere' },
      ],
    },
    travelInformation: { confirmationEnabled: false, title: '', intro: 'A passport is enough.' },
  })
  expect(told.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph', 'list', 'paragraph'])
  expect(told[3]?.content).toHaveLength(1)
  expect(JSON.stringify(told)).not.toContain('<p>')
})

test.each([[{}], [{ euPrrl: null, travelInformation: {} }], [{ euPrrl: { title: 'A title alone', intro: '' } }]])(
  'a provider that says nothing tells nothing: %j',
  (answer) => expect(read(answer)).toEqual([]),
)
