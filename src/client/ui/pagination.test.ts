import { expect, it } from 'vitest'
import { pagesShown } from './pagination.tsx'

it('shows every page where there are few', () => expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]))
it('leaves gaps around the middle', () => expect(pagesShown(10, 20)).toEqual([1, 0, 9, 10, 11, 0, 20]))
it('names a single missing page instead of a gap', () => expect(pagesShown(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9]))
it('keeps to the pages that exist', () => expect(pagesShown(1, 1)).toEqual([1]))
