import { worldMap } from '../../shared/destinations/place-map.ts'
import type { PageData } from '../../shared/page.ts'
import { CountryAtAGlance } from '../features/destinations/country-at-a-glance.tsx'
import { OwnTour } from '../features/destinations/own-tour.tsx'
import { PlaceSkeleton } from '../features/destinations/place-skeleton.tsx'
import { PlaceTours } from '../features/destinations/place-tours.tsx'
import { SceneHead } from '../features/destinations/scene-head.tsx'
import { sceneOf } from './kit-scenes.tsx'
import { KitSection } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'

const high = { height: 760 }
const place = 'the Nordics'

/** Parts of the pages about places. */
export function KitPlaces({ data: { regions, tours, facets } }: { data: PageData<'kit'> }) {
  const [region] = regions
  const [line] = region?.countries ?? []
  const country: PageData<'country'> | undefined = region &&
    line && {
      region,
      country: { ...line, scene: region.scene, description: '' },
      nameInSentence: place,
      map: worldMap(regions),
      starts: [
        { place: 'Bergen', tourCount: 3, isOnMap: true },
        { place: 'Ålesund', tourCount: 1, isOnMap: false },
      ],
      themes: facets.theme.slice(0, 4),
      months: facets.month.slice(0, 4),
      tours,
    }
  return (
    <KitSection id="places" title="Places">
      <Stage
        name="places"
        scenes={{
          ...sceneOf('head', <SceneHead scene="fjord-6" title="The Nordics" />, high),
          ...sceneOf(
            'head with words',
            <SceneHead scene="fjord-6" title="Llanfairpwllgwyngyll and everything around it">
              <p>What is to be seen there.</p>
            </SceneHead>,
            high,
          ),
          ...(country && sceneOf('at a glance', <CountryAtAGlance data={country} />)),
          ...sceneOf('tours', <PlaceTours place={place} tours={tours} allHref="#places" />, high),
          ...sceneOf('no tours', <PlaceTours place={place} tours={[]} allHref="#places" />),
          ...sceneOf('tours that nobody can name', <PlaceTours place={place} tours={null} allHref="#places" />),
          ...sceneOf('a tour of one’s own', <OwnTour href="#places" />),
          ...sceneOf('on its way', <PlaceSkeleton />, high),
        }}
      />
    </KitSection>
  )
}
