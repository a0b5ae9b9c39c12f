import { expect, it } from 'vitest'
import { monthsFrom } from './months.ts'

it('begins with the month of the date', () => expect(monthsFrom('2026-05-31', 2)).toEqual(['2026-05', '2026-06']))
it('goes on into the next year', () => expect(monthsFrom('2026-11-21', 3)).toEqual(['2026-11', '2026-12', '2027-01']))
