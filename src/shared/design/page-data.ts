import type { Room } from '../provider/discovery.ts'
import type { AnswerProblem, AnswerValues } from './answers.ts'
import type { RouteView } from './route-view.ts'

export type DesignRegion = { key: string; name: string; scene: string; countries: { key: string; name: string }[] }

export type DesignPageData = {
  'design-your-own-tour': {
    regions: DesignRegion[]
    today: string
    /** What the form holds at first: what a link brought, or what was posted. */
    values: AnswerValues
    problems: AnswerProblem[]
    /** Answers that were fine and could not be used: the provider is down, or nothing fits them. */
    failure?: 'unavailable' | 'nothing-fits'
  }
  'design-your-own-tour-itinerary': {
    refId: string
    /** The map that the route lies on. */
    region: string
    rooms: Room[]
    /** `mine`: this browser may change it. `theirs`: it may be looked at and copied. `closed`: it is being booked, or is booked. */
    access: 'mine' | 'theirs' | 'closed'
    route: RouteView
    /** First and last day it may start. */
    earliest: string
    latest: string
    countries: Record<string, string>
    scene: string
    /** A change posted without JavaScript that could not be made. */
    failure?: 'refused' | 'unavailable'
  }
}
