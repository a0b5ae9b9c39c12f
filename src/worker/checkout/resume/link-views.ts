import type { LinkView } from '../../../shared/checkout/resume/resume.ts'
import { dateIn } from '../../../shared/format/date.ts'
import type { Place } from '../../../shared/place.ts'
import type { OpenLink } from '../object/resume-links.ts'

/** The days of links, in the market's zone. */
export const linkViews = ({ zone }: Pick<Place, 'zone'>, links: readonly OpenLink[]): LinkView[] =>
  links.map(({ id, made, until, opened }) => ({
    id,
    made: dateIn(zone, new Date(made)),
    until: dateIn(zone, new Date(until)),
    ...(opened !== undefined && { opened: dateIn(zone, new Date(opened)) }),
  }))
