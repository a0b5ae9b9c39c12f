import { describe, expect, it } from 'vitest'
import { distanceKm, project, windowAround, worldWidth } from './projection.ts'

const bergen = { lat: 60.393, lon: 5.324 }
const oslo = { lat: 59.913, lon: 10.752 }

describe('project', () => {
  it('puts the crossing of equator and Greenwich in the middle', () => {
    expect(project({ lat: 0, lon: 0 })).toEqual({ x: worldWidth / 2, y: worldWidth / 2 })
  })

  it('counts 100 units to a degree of longitude', () => {
    expect(project({ lat: 50, lon: 1 }).x - project({ lat: 50, lon: 0 }).x).toBeCloseTo(100)
  })

  it('grows south and stretches towards the poles', () => {
    const [equator, ten, sixty, seventy] = [0, 10, 60, 70].map((lat) => project({ lat, lon: 0 }).y) as [number, number, number, number]
    expect(ten).toBeLessThan(equator)
    expect(sixty - seventy).toBeGreaterThan(2 * (equator - ten))
  })

  it('keeps the poles on the square', () => {
    expect(project({ lat: 90, lon: 0 }).y).toBeCloseTo(0, 3)
    expect(project({ lat: -90, lon: 0 }).y).toBeCloseTo(worldWidth, 3)
  })

  it('knows Bergen', () => {
    const { x, y } = project(bergen)
    expect(x).toBeCloseTo(18532.4)
    expect(y).toBeCloseTo(10375.3, 0)
  })
})

describe('windowAround', () => {
  it('holds every point, with room on each side', () => {
    const frame = windowAround([bergen, oslo], { aspect: 2, padding: 0.1 })
    for (const { x, y } of [bergen, oslo].map(project)) {
      expect(x).toBeGreaterThan(frame.x)
      expect(x).toBeLessThan(frame.x + frame.width)
      expect(y).toBeGreaterThan(frame.y)
      expect(y).toBeLessThan(frame.y + frame.height)
    }
  })

  it('keeps the aspect asked for, whichever way the route runs', () => {
    for (const route of [
      [bergen, oslo],
      [bergen, { lat: 41.9, lon: 5.4 }],
    ]) {
      const frame = windowAround(route, { aspect: 1.6 })
      expect(frame.width / frame.height).toBeCloseTo(1.6, 1)
    }
  })

  it('never closes in further than the least width', () => {
    expect(windowAround([bergen], { minWidth: 400 }).width).toBe(400)
  })

  it('shows the world when there is nothing to show', () => {
    expect(windowAround([], { aspect: 2 })).toEqual({ x: 0, y: 9000, width: 36_000, height: 18_000 })
  })
})

describe('distanceKm', () => {
  it('measures Bergen to Oslo', () => expect(distanceKm(bergen, oslo)).toBeCloseTo(305, -1))
  it('is zero from a place to itself', () => expect(distanceKm(oslo, oslo)).toBe(0))
  it('is half the globe between antipodes', () => expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015, 0))
})
