import { useEffect, useMemo } from 'react'
import { iconNames } from '../../shared/artwork/icon-names.ts'
import type { PageData } from '../../shared/page.ts'
import type { PageProps } from '../page-view.ts'
import { RegionMosaic } from '../parts/region-mosaic.tsx'
import { TourCard } from '../parts/tour-card.tsx'
import { PageProvider, usePage } from '../place.tsx'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { RemoveChip } from '../ui/chip.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Picture } from '../ui/picture.tsx'
import { FromPrice, Price } from '../ui/price.tsx'
import { RichTextView } from '../ui/rich-text-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitCheckout } from './kit-checkout.tsx'
import { KitChrome } from './kit-chrome.tsx'
import { KitColours } from './kit-colours.tsx'
import { KitDesign } from './kit-design.tsx'
import { KitErrors } from './kit-errors.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitMaps } from './kit-maps.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import styles from './kit-page.module.css'
import { KitPlaces } from './kit-places.tsx'
import { KitSearch } from './kit-search.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { showStates } from './kit-states.ts'
import { KitToasts } from './kit-toasts.tsx'
import { KitTour } from './kit-tour.tsx'
import { KitWords } from './kit-words.tsx'

const index = [
  'type',
  'colours',
  'buttons',
  'fields',
  'signs',
  'ways',
  'pictures',
  'maps',
  'cards',
  'search',
  'places',
  'tour',
  'design',
  'words',
  'checkout',
  'waiting',
  'chrome',
  'overlays',
  'errors',
  'toasts',
  'icons',
]
const tones = ['neutral', 'positive', 'warning', 'critical'] as const
const ratios = ['scene', 'portrait', 'square', 'wide'] as const
const shapes = ['title', 'line', 'row', 'picture'] as const
const scenes = ['fjord-6', 'old-town-2', 'desert-7', 'coast-3']

/** The developers' bench: every component in every state, in the brand of the host and under the policy of a real page. */
function KitPage({ data }: PageProps<'kit'>) {
  const page = usePage()
  const withAllTexts = useMemo(() => ({ ...page, texts: { messages: { ...page.texts.messages, ...data.texts.messages } } }), [page, data])
  return (
    <PageProvider page={withAllTexts}>
      <Bench data={data} />
    </PageProvider>
  )
}

function Bench({ data }: { data: PageData<'kit'> }) {
  const { regions, tours, tour } = data
  useEffect(showStates, [])
  const money = { amount: 123_456, currency: tours[0]?.fromPrice.currency ?? 'EUR' } as const
  return (
    <article className={`wrap ${styles.page}`} lang="en">
      <h1>The bench</h1>
      <nav aria-label="Components">
        <ul className={styles.index}>
          {index.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{id}</a>
            </li>
          ))}
        </ul>
      </nav>

      <KitSection id="type" title="Type">
        <Specimen name="headings">
          <h3>A third heading, long enough to need a second line on a narrow screen</h3>
          <h4>A fourth</h4>
        </Specimen>
        <Specimen name="rich text">
          <RichTextView
            value={[
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'A paragraph with ' },
                  { type: 'link', href: '/', text: 'a link' },
                  { type: 'text', text: ' in it.' },
                ],
              },
              {
                type: 'list',
                content: ['One', 'Two'].map((text) => ({
                  type: 'item',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
                })),
              },
              { type: 'quote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Slow is smooth.' }] }] },
            ]}
          />
        </Specimen>
        <Specimen name="links">
          {['rest', 'hover', 'focus'].map((state) => (
            <a key={state} href="#type" data-state={state}>
              {state}
            </a>
          ))}
        </Specimen>
        <Specimen name="money">
          <Price value={money} />
          <FromPrice value={money} />
        </Specimen>
      </KitSection>
      <KitColours />
      <KitButtons />
      <KitFields />
      <KitSection id="signs" title="Badges and chips">
        <Specimen name="badges">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Specimen>
        <Specimen name="chips">
          <RemoveChip href="#signs" label="Remove Norway">
            Norway
          </RemoveChip>
        </Specimen>
      </KitSection>
      <KitSection id="ways" title="Ways through the shop">
        <Specimen name="breadcrumbs">
          <Breadcrumbs trail={[{ name: 'Tours', href: '#ways' }, { name: 'The Nordics', href: '#buttons' }, { name: 'This one' }]} />
        </Specimen>
        <Specimen name="pages">
          <Pagination page={4} pages={12} hrefOf={(page) => `#page-${page}`} />
        </Specimen>
        <Specimen name="disclosure">
          <Disclosure summary="Something to open">What was inside.</Disclosure>
        </Specimen>
      </KitSection>
      <KitSection id="pictures" title="Pictures">
        {ratios.map((ratio, at) => (
          <Specimen key={ratio} name={ratio}>
            <Picture src={`/assets/artwork/${scenes[at]}`} alt={`A scene, ${ratio}`} sizes="20rem" ratio={ratio} />
          </Specimen>
        ))}
      </KitSection>
      <KitMaps regions={regions} tour={tour} />
      <KitSection id="cards" title="Cards and regions">
        {tours.map((tour) => (
          <TourCard key={tour.id} tour={tour} sizes="22rem" />
        ))}
        <div className={styles.whole}>
          <RegionMosaic regions={regions} />
        </div>
      </KitSection>
      <KitSearch data={data} />
      <KitPlaces data={data} />
      <KitTour data={data} />
      <KitDesign data={data} />
      <KitWords />
      <KitCheckout />
      <KitSection id="waiting" title="Waiting and empty">
        {shapes.map((shape) => (
          <Specimen key={shape} name={shape}>
            <Skeleton shape={shape} />
          </Specimen>
        ))}
        <EmptyState title="Nothing here yet">
          <p>A sentence and a way on.</p>
        </EmptyState>
      </KitSection>
      <KitChrome />
      <KitOverlays />
      <KitErrors />
      <KitToasts />
      <KitSection id="icons" title="Icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </article>
  )
}

export { KitPage as Page }
