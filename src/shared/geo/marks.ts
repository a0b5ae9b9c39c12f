/** A numbered mark on a map, in map units. */
export type MapMark = { label: string; x: number; y: number }

/** Pushes marks apart until their circles no longer cover each other; a few rounds are enough for what one map shows. */
export function spread(marks: MapMark[], distance: number): void {
  for (let round = 0; round < 12; round++)
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const apart = Math.hypot(dx, dy)
        if (apart >= distance) continue
        const shift = (distance - apart) / 2
        const [ux, uy] = apart === 0 ? [1, 0] : [dx / apart, dy / apart]
        one.x -= ux * shift
        one.y -= uy * shift
        other.x += ux * shift
        other.y += uy * shift
      }
}
