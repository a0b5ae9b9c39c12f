import { type PropsWithChildren, useState } from 'react'
import { questions } from '../../shared/design/answers.ts'
import type { PageData } from '../../shared/page.ts'
import { ContactWays } from '../features/content/contact-ways.tsx'
import { FoldedText } from '../features/content/folded-text.tsx'
import { Progress } from '../features/design/progress.tsx'
import { Tile } from '../features/design/tile.tsx'
import { SearchBox } from '../features/home/search-box.tsx'
import { ChosenChips } from '../features/search/chosen-chips.tsx'
import { FacetList } from '../features/search/facet-list.tsx'
import { type FacetGroup, facetGroups, type SearchState } from '../features/search/search-address.ts'
import { SortForm } from '../features/search/sort-form.tsx'
import { DayPlan } from '../features/tour/day-plan.tsx'
import { Gallery } from '../features/tour/gallery.tsx'
import { Inclusions } from '../features/tour/inclusions.tsx'
import { NothingFree } from '../features/tour/nothing-free.tsx'
import { TourFacts } from '../features/tour/tour-facts.tsx'
import { InlineRichText } from '../ui/inline-rich-text.tsx'
import { RecentToursShelf } from '../ui/recent-tours/recent-tours-shelf.tsx'
import { SaveButton } from '../ui/save-button.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import styles from './kit-page.module.css'
import { KitSection, Specimen } from './kit-section.tsx'

type Facets = PageData<'kit'>['facets']

const plain: SearchState['criteria'] = {
  query: '',
  ids: '',
  region: '',
  country: '',
  month: '',
  nights: '',
  price: '',
  type: '',
  theme: '',
  sort: 'recommended',
  page: 1,
}
const firstOf = (facets: Facets, group: FacetGroup) => facets[group][0]?.value ?? ''
const answers = [
  {
    type: 'heading',
    level: 2,
    content: [{ type: 'text', text: 'Is my seat my own?' }],
  },
  { type: 'paragraph', content: [{ type: 'text', text: 'On every train that takes reservations.' }] },
]
const types = ['radio', 'checkbox'] as const

/** Parts of the pages before the checkout. */
export function KitBrowse({ data: { facets, regions, tour, tours, countryNames, today } }: { data: PageData<'kit'> }) {
  const [step, setStep] = useState(2)
  const chosen: SearchState = {
    criteria: {
      ...plain,
      query: 'fjord',
      region: firstOf(facets, 'region'),
      nights: firstOf(facets, 'nights'),
      theme: firstOf(facets, 'theme'),
    },
    view: 'list',
  }
  return (
    <>
      <KitSection id="search" title="Search">
        <Whole>
          <SearchBox regions={regions} today={today} />
        </Whole>
        <Whole>
          <ChosenChips state={chosen} facets={facets} />
        </Whole>
        <Specimen name="sorting">
          <SortForm state={chosen} />
        </Specimen>
        {facetGroups.map((group) => (
          <Specimen key={group} name={group}>
            <FacetList group={group} values={facets[group]} state={chosen} />
          </Specimen>
        ))}
        <Specimen name="save and share">
          {tours.map(({ id, title }) => (
            <SaveButton key={id} id={id} title={title} />
          ))}
          <ShareButton href="#search" title="A list" label="Share this list" />
        </Specimen>
        <Whole>
          <RecentToursShelf />
        </Whole>
      </KitSection>
      <KitSection id="tour" title="Tour">
        <Whole>
          <TourFacts tour={tour} countryNames={countryNames} />
          <Gallery pictures={tour.pictures} title={tour.title} />
          <Inclusions tour={tour} />
          <DayPlan days={tour.dayPlan.slice(0, 3)} />
        </Whole>
        <Specimen name="nothing free">
          <NothingFree rooms={[{ adults: 2, childAges: [] }]} />
        </Specimen>
      </KitSection>
      <KitSection id="design" title="Designing a tour">
        <Whole>
          <Progress step={step} onGo={setStep} />
        </Whole>
        {types.map((type) => (
          <Specimen key={type} name={type}>
            {questions.map((question, index) => (
              <Tile
                key={question}
                type={type}
                id={`kit-${type}-${question}`}
                name={`kit-${type}`}
                value={question}
                label={question}
                scene={`fjord-${index + 1}`}
                defaultChecked={index === 1}
              />
            ))}
          </Specimen>
        ))}
      </KitSection>
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
          <ContactWays contact={{ emergencyPhone: '+44 20 7946 0001', address: ['1 Example Street', 'Exampleton'], isSent: false }} />
        </Specimen>
      </KitSection>
    </>
  )
}

const Whole = ({ children }: PropsWithChildren) => <div className={styles.whole}>{children}</div>
