import type { Place } from '../place.ts'
import { pathHref } from '../routing/path-href.ts'

/** The address of a path of this shop in the reader's market and language. */
export const internalHref = (path: string, place: Place): string => pathHref(path, place, place.site)
