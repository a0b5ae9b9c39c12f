import { useState } from 'react'
import { type AnswerField, type AnswerProblem, questions } from '../../shared/design/answers.ts'
import type { PageData } from '../../shared/page.ts'
import { InPrice } from '../features/design/in-price.tsx'
import { PriceCard } from '../features/design/price-card.tsx'
import { Progress } from '../features/design/progress.tsx'
import { QuestionsForm } from '../features/design/questions-form.tsx'
import { RoomsForm } from '../features/design/rooms-form.tsx'
import { RouteHead } from '../features/design/route-head.tsx'
import { StartForm } from '../features/design/start-form.tsx'
import { StopList } from '../features/design/stop-list.tsx'
import { Tile } from '../features/design/tile.tsx'
import styles from './kit-page.module.css'
import { sceneOf } from './kit-scenes.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'
import { itineraryOf } from './samples/route.ts'

const types = ['radio', 'checkbox'] as const
const firstFields: readonly AnswerField[] = ['region', 'month', 'rooms', 'interest']
const high = { height: 860 }
const low = { height: 320 }

/** Parts of designing a tour. */
export function KitDesign({ data: { regions, today, tour } }: { data: PageData<'kit'> }) {
  const [step, setStep] = useState(2)
  const data: PageData<'design-your-own-tour'> = { regions, today, values: { region: [regions[0]?.key ?? ''] }, problems: [] }
  const refusedAt = (field: AnswerField): AnswerProblem[] => [{ field, code: field === 'rooms' ? 'option' : 'required' }]
  const itinerary = itineraryOf(tour)
  const { route, countries } = itinerary
  const card = { data: itinerary, route }
  return (
    <KitSection id="design" title="Designing a tour">
      <div className={styles.whole}>
        <Progress step={step} onGo={setStep} />
      </div>
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
      <Stage
        name="questions"
        scenes={{
          ...sceneOf('first', <QuestionsForm data={data} />, high),
          ...Object.assign(
            {},
            ...firstFields.map((field) =>
              sceneOf(`refused: ${field}`, <QuestionsForm data={{ ...data, problems: refusedAt(field) }} />, high),
            ),
          ),
          ...sceneOf('nothing fits', <QuestionsForm data={{ ...data, failure: 'nothing-fits' }} />, high),
          ...sceneOf('no answer', <QuestionsForm data={{ ...data, failure: 'unavailable' }} />, high),
          ...sceneOf('rooms without scripts', <RoomsForm values={{ rooms: ['2-8_1'] }} />, high),
        }}
      />
      <Stage
        name="a route of one’s own"
        scenes={{
          ...sceneOf('head', <RouteHead {...card} />, low),
          ...sceneOf('head, somebody else’s', <RouteHead route={route} data={{ ...itinerary, access: 'theirs' }} />, low),
          ...sceneOf('head, closed', <RouteHead route={route} data={{ ...itinerary, access: 'closed' }} />, low),
          ...sceneOf('start', <StartForm {...card} />, low),
          ...sceneOf('start, nothing to take back', <StartForm data={itinerary} route={{ ...route, mayUndo: false }} />, low),
          ...sceneOf('stops', <StopList route={route} countries={countries} mayChange />, high),
          ...sceneOf('stops that stay', <StopList route={route} countries={countries} mayChange={false} />, high),
          ...sceneOf('what is in the price', <InPrice route={route} />, low),
          ...sceneOf('price', <PriceCard {...card} status="still" />, low),
          ...sceneOf('price, on its way', <PriceCard {...card} status="changing" />, low),
          ...sceneOf('price, new', <PriceCard {...card} status="changed" />, low),
          ...sceneOf('price of somebody else’s', <PriceCard route={route} data={{ ...itinerary, access: 'theirs' }} status="still" />, low),
          ...sceneOf('price, closed', <PriceCard route={route} data={{ ...itinerary, access: 'closed' }} status="still" />, low),
        }}
      />
    </KitSection>
  )
}
