import { useState } from 'react'
import type { PageData } from '../../shared/page.ts'
import type { Departure, TourDetails } from '../../shared/provider/discovery.ts'
import { BookingBar } from '../features/tour/booking/booking-bar.tsx'
import { BookingForm } from '../features/tour/booking/booking-form.tsx'
import { BookingSheet } from '../features/tour/booking/booking-sheet.tsx'
import type { Choice } from '../features/tour/booking/choice.ts'
import { CancellationTerms } from '../features/tour/cancellation-terms.tsx'
import { CalendarTable } from '../features/tour/dates/calendar-table.tsx'
import { DatesCalendar } from '../features/tour/dates/dates-calendar.tsx'
import { DatesForm } from '../features/tour/dates/dates-form.tsx'
import { DatesPicker } from '../features/tour/dates/dates-picker.tsx'
import { DepartureList } from '../features/tour/dates/departure-list.tsx'
import { NothingFree } from '../features/tour/dates/nothing-free.tsx'
import { DayPlan } from '../features/tour/day-plan.tsx'
import { Gallery } from '../features/tour/gallery.tsx'
import { Inclusions } from '../features/tour/inclusions.tsx'
import { InclusionsProse } from '../features/tour/inclusions-prose.tsx'
import { NewTourOpening } from '../features/tour/new-tour/new-tour-opening.tsx'
import { NewTourRail } from '../features/tour/new-tour/new-tour-rail.tsx'
import { NewTourStory } from '../features/tour/new-tour/new-tour-story.tsx'
import { toChapters } from '../features/tour/new-tour/stop-chapters.ts'
import { TourFacts } from '../features/tour/tour-facts.tsx'
import { TourRoute } from '../features/tour/tour-route.tsx'
import { TourSection } from '../features/tour/tour-section.tsx'
import { StaleNote } from '../parts/stale-note.tsx'
import { useTranslate } from '../place.tsx'
import styles from './kit-page.module.css'
import { sceneAt, sceneOf } from './kit-scenes.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'
import { OnOldFacts } from './kit-surroundings.tsx'
import { cover, departures, found, full, rooms } from './samples/tour.ts'

const [soon] = departures
const choice: Choice | undefined = soon && { departure: soon, rooms }
const still = () => {}
const low = { height: 240 }

/** Parts of both designs of a tour. */
export function KitTour({ data: { tour, countryNames, regions } }: { data: PageData<'kit'> }) {
  const t = useTranslate()
  const regionName = regions.find(({ key }) => key === tour.region)?.name ?? ''
  const chapters = toChapters(tour)
  const booking = { tour, payableLocally: found.payableLocally, onRefused: still }
  const asked = { tour, months: found.months }
  return (
    <KitSection id="tour" title="Tour">
      <div className={styles.whole}>
        <TourFacts tour={tour} countryNames={countryNames} />
        <Gallery pictures={tour.pictures} title={tour.title} />
        <Inclusions tour={tour} />
        <InclusionsProse tour={tour} />
        <DayPlan days={tour.dayPlan.slice(0, 3)} />
      </div>
      <Specimen name="nothing free">
        <NothingFree rooms={rooms} />
      </Specimen>
      <Specimen name="older facts">
        <OnOldFacts>
          <StaleNote text={t('tour.stale')} />
        </OnOldFacts>
      </Specimen>
      <div className={styles.whole}>
        <Dates />
        <Month />
      </div>
      <Stage
        name="booking"
        scenes={{
          ...sceneOf('bar', <BookingBar tour={tour} />, low),
          ...sceneOf('bar, chosen', <BookingBar tour={tour} choice={choice} />, low),
          ...sceneOf('form', <BookingForm {...booking} />),
          ...sceneOf('form, chosen', <BookingForm {...booking} choice={choice} />),
          ...sceneOf('sheet', <BookingSheet {...booking} />),
          ...sceneOf('sheet, chosen', <BookingSheet {...booking} choice={choice} />),
          ...sceneAt('narrow', 'sheet, put down', <BookingSheet {...booking} choice={choice} />, {
            opens: ['[aria-controls="booking-sheet"]'],
          }),
        }}
      />
      <Stage
        name="dates"
        scenes={{
          ...sceneOf('picker', <Picked of={tour} as={DatesPicker} />, { height: 760 }),
          ...sceneOf('calendar', <Picked of={tour} as={DatesCalendar} />, { height: 760 }),
          ...sceneOf('without scripts', <DatesForm {...asked} />, low),
          ...sceneOf('without scripts, found', <DatesForm {...asked} dates={{ rooms, month: found.month, found }} />),
          ...sceneOf(
            'without scripts, refused',
            <DatesForm {...asked} dates={{ rooms, found, refused: { reason: 'refused', startDate: soon?.startDate } }} />,
          ),
          ...sceneOf('without scripts, full', <DatesForm {...asked} dates={{ rooms, found: { ...found, departures: full } }} />, low),
          ...sceneOf('without scripts, no answer', <DatesForm {...asked} dates={{ rooms }} />, low),
        }}
      />
      <Stage
        name="chapters"
        scenes={{
          ...sceneOf(
            'a chapter with the route',
            <TourSection id="route" title="The route" note="Beside it where there is room.">
              <TourRoute tour={tour} />
            </TourSection>,
          ),
          ...sceneOf('terms', <CancellationTerms tour={tour} cover={cover} />),
          ...sceneOf('terms for a date', <CancellationTerms tour={tour} startDate={soon?.startDate} />),
          ...sceneOf('opening', <NewTourOpening tour={tour} regionName={regionName} countryNames={countryNames} />, { height: 760 }),
          ...sceneAt('narrow', 'rail', <NewTourRail tour={tour} chapters={chapters} />, { height: 760 }),
          ...sceneOf('story', <NewTourStory tour={tour} chapters={chapters.slice(0, 3)} />, { height: 760 }),
        }}
      />
    </KitSection>
  )
}

function Dates() {
  const [chosen, choose] = useState<Departure | undefined>(soon)
  return (
    <form>
      <DepartureList legend="Dates" departures={departures} rooms={rooms} chosen={chosen?.startDate} onChoose={choose} />
    </form>
  )
}

function Month() {
  const [chosen, choose] = useState<Departure | undefined>(soon)
  return (
    <form>
      <CalendarTable month={found.month} departures={departures} rooms={rooms} chosen={chosen?.startDate} onChoose={choose} />
    </form>
  )
}

/** With the provider's own dates. */
function Picked({ of, as: Picker }: { of: TourDetails; as: typeof DatesPicker | typeof DatesCalendar }) {
  const [chosen, choose] = useState<Choice>()
  return (
    <div className="wrap">
      <Picker tour={of} choice={chosen} onChoose={choose} />
    </div>
  )
}
