import type { TransportKey } from './phrases/transports.ts'

interface Point {
  readonly lat: number
  readonly lon: number
}

const earthRadiusKm = 6371
const detour = 1.25

const travel: Readonly<Record<TransportKey, { readonly kmPerHour: number; readonly setOffMinutes: number; readonly maxKm: number }>> = {
  train: { kmPerHour: 95, setOffMinutes: 20, maxKm: 1200 },
  bus: { kmPerHour: 62, setOffMinutes: 15, maxKm: 480 },
  ferry: { kmPerHour: 34, setOffMinutes: 30, maxKm: 560 },
  car: { kmPerHour: 70, setOffMinutes: 15, maxKm: 480 },
  flight: { kmPerHour: 700, setOffMinutes: 75, maxKm: 6000 },
  boat: { kmPerHour: 26, setOffMinutes: 20, maxKm: 330 },
  bicycle: { kmPerHour: 15, setOffMinutes: 0, maxKm: 85 },
  walk: { kmPerHour: 4, setOffMinutes: 0, maxKm: 32 },
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function haversineKm(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h))
}

export const travelKm = (a: Point, b: Point): number => Math.round(haversineKm(a, b) * detour)

/** Door to door, rounded to five minutes. */
export function travelMinutes(km: number, by: TransportKey): number {
  const { kmPerHour, setOffMinutes } = travel[by]
  return Math.max(10, Math.round(((km / kmPerHour) * 60 + setOffMinutes) / 5) * 5)
}

export const isPlausibleLeg = (km: number, by: TransportKey): boolean => km > 0 && km <= travel[by].maxKm
