import { everything, nothing } from '../../shared/consent.ts'
import { AvailabilityDialog } from '../features/checkout/availability/availability-dialog.tsx'
import { PromoBanner } from '../features/chrome/promo-banner.tsx'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'
import { InChrome } from './kit-surroundings.tsx'
import { checkOf, frame } from './samples/checkout.ts'
import { promoBanner } from './samples/chrome.ts'

const opened = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}
const none = { current: null }
/** The header of the bench shows the market's own form only. */
const promotion = (type: 'slim' | 'long' | 'popup') => (
  <InChrome promoBanner={{ ...promoBanner, type }}>
    <PromoBanner />
  </InChrome>
)

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
          slim: () => promotion('slim'),
          long: () => promotion('long'),
          popup: () => promotion('popup'),
        }}
      />
    </KitSection>
  )
}
