import { expect, it } from 'vitest'
import { drawStops } from './map-points.ts'

const bergen = { name: 'Bergen', coordinates: { lat: 60.39, lon: 5.32 } }
const askoy = { name: 'Askøy', coordinates: { lat: 60.41, lon: 5.18 } }
const tromso = { name: 'Tromsø', coordinates: { lat: 69.65, lon: 18.96 } }

it('numbers the stops in order', () => expect(drawStops([bergen, tromso], 1.5).marks.map((mark) => mark.label)).toEqual(['1', '2']))
it('gives a place that is visited twice one mark with both numbers', () =>
  expect(drawStops([bergen, tromso, bergen], 1.5).marks.map((mark) => mark.label)).toEqual(['1·3', '2']))
it('keeps near places apart', () => {
  const { marks, radius } = drawStops([bergen, askoy, tromso], 1.5)
  const [one, two] = marks
  expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThan(radius * 2)
})
it('draws the way through every stop', () => expect(drawStops([bergen, tromso, bergen], 1.5).line.match(/[ML]/g)).toEqual(['M', 'L', 'L']))
