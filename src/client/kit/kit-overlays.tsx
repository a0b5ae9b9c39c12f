import { everything, nothing } from '../../shared/consent.ts'
import { AvailabilityDialog } from '../features/checkout/availability/availability-dialog.tsx'
import { PromoBanner } from '../features/chrome/promo-banner.tsx'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { PageProvider, usePage } from '../place.tsx'
import { Icon } from '../ui/icon.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'
import { checkOf, frame } from './sample-checkout.ts'

const opened = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}
const none = { current: null }

export function KitOverlays() {
  return (
    <KitSection id="overlays" title="Overlays">
      <Specimen name="tooltip">
        <button type="button" aria-label="Named by its tooltip" data-tooltip="">
          <Icon name="search" />
        </button>
        <button type="button" data-tooltip="Words of its own, long enough for a second line at least">
          Told by its tooltip
        </button>
      </Specimen>
      <Stage name="consent overlay" scenes={{ 'not decided': (leave) => <ConsentBanner ref={none} onDecide={leave} onChoose={leave} /> }} />
      <Stage
        name="cookie preferences"
        scenes={{
          refused: (leave) => <ConsentDialog ref={opened} shown={nothing} onDecide={leave} />,
          accepted: (leave) => <ConsentDialog ref={opened} shown={everything} onDecide={leave} />,
        }}
      />
      <Stage
        name="availability"
        scenes={{
          'a price changed': (leave) => (
            <AvailabilityDialog ref={opened} check={checkOf('priceChanged')} frame={frame} accepting={false} onAccept={leave} />
          ),
          accepting: (leave) => (
            <AvailabilityDialog ref={opened} check={checkOf('priceChanged')} frame={frame} accepting onAccept={leave} />
          ),
          'a part is lost': (leave) => (
            <AvailabilityDialog ref={opened} check={checkOf('unavailable')} frame={frame} accepting={false} onAccept={leave} />
          ),
        }}
      />
      <Stage
        name="promotion"
        scenes={{
          slim: () => <Promotion type="slim" />,
          long: () => <Promotion type="long" />,
          popup: () => <Promotion type="popup" />,
        }}
      />
    </KitSection>
  )
}

/** The header of the bench shows the market's own form only. */
function Promotion({ type }: { type: 'slim' | 'long' | 'popup' }) {
  const page = usePage()
  const promoBanner = {
    type,
    promoCode: 'SLOW10',
    title: 'Ten percent off the slow way',
    description: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'With the code ' },
          { type: 'promo-code', text: '' },
          { type: 'text', text: ' until the leaves fall.' },
        ],
      },
    ],
    copyCodeButton: 'Copy the code',
    successTitle: 'Copied',
    successDescription: 'SLOW10 is on your clipboard.',
  }
  return (
    <PageProvider page={{ ...page, chrome: { ...page.chrome, promoBanner } }}>
      <PromoBanner />
    </PageProvider>
  )
}
