import type { ContactData } from '../../shared/content/page-data.ts'
import { ComingPage } from '../features/content/coming-page.tsx'
import { ContactPart } from '../features/content/contact-part.tsx'
import { ContactWays } from '../features/content/contact-ways.tsx'
import { FoldedText } from '../features/content/folded-text.tsx'
import { InlineRichText } from '../ui/inline-rich-text.tsx'
import { sceneAt, sceneOf } from './kit-scenes.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'

const answers = [
  {
    type: 'heading',
    level: 2,
    content: [{ type: 'text', text: 'Is my seat my own?' }],
  },
  { type: 'paragraph', content: [{ type: 'text', text: 'On every train that takes reservations.' }] },
]
const contact: ContactData = { emergencyPhone: '+44 20 7946 0001', address: ['1 Example Street', 'Exampleton'], isSent: false }
const values = { name: 'Ann Example', email: 'ann@', reference: '', topic: 'booking', message: '' }
const part = (change: Partial<ContactData>) => (
  <div className="wrap">
    <ContactPart contact={{ ...contact, ...change }}>
      <p>What stands beside the form.</p>
    </ContactPart>
  </div>
)
const high = { height: 860 }

/** Parts of pages to read, and the form on one of them. */
export function KitWords() {
  return (
    <KitSection id="words" title="Words">
      <Specimen name="folded">
        <FoldedText value={answers} level={2} lang={undefined} />
      </Specimen>
      <Specimen name="in a line">
        <p>
          <InlineRichText
            promoCode="SLOW10"
            value={[
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'Bold', marks: ['bold'] },
                  { type: 'text', text: ', ' },
                  { type: 'text', text: 'slanted', marks: ['italic'] },
                  { type: 'text', text: ', and the code ' },
                  { type: 'promo-code' },
                ],
              },
            ]}
          />
        </p>
      </Specimen>
      <Specimen name="ways to reach us">
        <ContactWays contact={contact} />
      </Specimen>
      <Stage
        name="writing to us"
        scenes={{
          ...sceneOf('fresh', part({}), high),
          ...sceneOf(
            'refused',
            part({
              submission: {
                values,
                problems: [
                  { name: 'email', code: 'email' },
                  { name: 'message', code: 'required' },
                ],
              },
            }),
            high,
          ),
          ...sceneOf('too often', part({ failure: 'limited' }), high),
          ...sceneOf('not taken', part({ failure: 'down' }), high),
          ...sceneOf('sent', part({ isSent: true })),
          ...sceneAt('wide', 'a page that is to come', <ComingPage />),
        }}
      />
    </KitSection>
  )
}
