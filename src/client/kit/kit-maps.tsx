import { worldMap } from '../../shared/destinations/place-map.ts'
import type { RegionView } from '../../shared/page.ts'
import type { TourDetails } from '../../shared/provider/discovery.ts'
import { PlaceMap } from '../parts/place-map.tsx'
import { RouteMap } from '../parts/route-map.tsx'
import { KitSection, Specimen } from './kit-section.tsx'

export function KitMaps({ regions, tour }: { regions: readonly RegionView[]; tour: TourDetails }) {
  const world = worldMap(regions)
  return (
    <KitSection id="maps" title="Maps">
      <Specimen name="a route">
        <RouteMap region={tour.region} stops={tour.stops} label="The stops of a tour, joined" />
      </Specimen>
      <Specimen name="places">
        <RouteMap region={tour.region} stops={tour.stops} label="The stops of a tour" connected={false} aspect={1} />
      </Specimen>
      <Specimen name="regions that lead on, beside their list">
        <PlaceMap map={world} />
      </Specimen>
      <Specimen name="regions by themselves">
        <PlaceMap map={{ ...world, areas: world.areas.map(({ outlines }) => ({ outlines })) }} label="The regions" />
      </Specimen>
    </KitSection>
  )
}
