import type { PropsWithChildren } from 'react'
import type { PageData } from '../../shared/page.ts'
import { SearchBox } from '../features/home/search-box.tsx'
import { ChosenChips } from '../features/search/chosen-chips.tsx'
import { FacetList } from '../features/search/facet-list.tsx'
import { Facets } from '../features/search/facets.tsx'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { ResultMap } from '../features/search/result-map.tsx'
import { type FacetGroup, facetGroups, type SearchState, withoutFilters } from '../features/search/search-address.ts'
import { SearchForm } from '../features/search/search-form.tsx'
import { SortForm } from '../features/search/sort-form.tsx'
import { RecentToursShelf } from '../parts/recent-tours/recent-tours-shelf.tsx'
import { SaveButton } from '../parts/save-button.tsx'
import { ShareButton } from '../parts/share-button.tsx'
import styles from './kit-page.module.css'
import { sceneAt, sceneOf } from './kit-scenes.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'

const plain: SearchState['criteria'] = { ...withoutFilters, sort: 'recommended', page: 1 }
const sheet = ['[popovertarget="facets"]']
const high = { height: 760 }

/** Parts of looking for a tour. */
export function KitSearch({ data: { facets, regions, tours, today } }: { data: PageData<'kit'> }) {
  const firstOf = (group: FacetGroup) => facets[group][0]?.value ?? ''
  const criteria = { ...plain, query: 'fjord', region: firstOf('region'), nights: firstOf('nights'), theme: firstOf('theme') }
  const chosen: SearchState = { criteria, view: 'list' }
  const listed: SearchState = { criteria: { ...plain, ids: 't9999999' }, view: 'list' }
  const narrowed = (
    <div className="wrap">
      <Facets state={chosen} facets={facets} total={12} />
    </div>
  )
  const nothing = { total: 0, page: 1, pageSize: 24, facets, tours: [], nearest: [] }
  return (
    <KitSection id="search" title="Search">
      <Whole>
        <SearchBox regions={regions} today={today} />
      </Whole>
      <Whole>
        <SearchForm state={chosen} />
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
      <Stage
        name="results"
        scenes={{
          ...sceneAt('wide', 'facets', narrowed, high),
          ...sceneAt('narrow', 'facets, narrow', narrowed, { ...high, opens: sheet }),
          ...sceneOf('on a map', <ResultMap tours={tours} region="" />, high),
          ...sceneOf('nowhere on a map', <ResultMap tours={tours.map(({ start, ...tour }) => tour)} region="" />, high),
          ...sceneOf('nothing', <NothingFound state={chosen} result={nothing} />),
          ...sceneOf('nothing, another word', <NothingFound state={chosen} result={{ ...nothing, corrected: 'fjord' }} />),
          ...sceneOf('nothing, nearly', <NothingFound state={chosen} result={{ ...nothing, nearest: tours }} />, high),
          ...sceneOf('nothing on the list', <NothingFound state={listed} result={nothing} />),
        }}
      />
    </KitSection>
  )
}

const Whole = ({ children }: PropsWithChildren) => <div className={styles.whole}>{children}</div>
