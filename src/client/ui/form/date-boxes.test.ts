import { describe, expect, it } from 'vitest'
import { joinDateBoxes, joinMomentBoxes } from '../../../shared/checkout/steps/form-date.ts'
import { dateOrder, splitDate } from './date-boxes.ts'

describe('splitDate', () => {
  it('undoes joining, also of what makes no date', () => {
    for (const boxes of [
      { day: '03', month: '11', year: '1986' },
      { day: '41', month: '', year: '19' },
      { day: '', month: '', year: '' },
    ])
      expect(splitDate(joinDateBoxes(boxes, 'dd.MM.yyyy'))).toEqual({ ...boxes, hour: '', minute: '' })
  })

  it('undoes joining of a day and a time', () => {
    for (const boxes of [
      { day: '03', month: '11', year: '1986', hour: '09', minute: '05' },
      { day: '', month: '', year: '', hour: '25', minute: '' },
      { day: '03', month: '', year: '', hour: '', minute: '' },
    ])
      expect(splitDate(joinMomentBoxes(boxes))).toEqual(boxes)
  })
})

describe('dateOrder', () => {
  it('follows the locale', () => {
    expect(dateOrder('en-US')).toEqual(['month', 'day', 'year'])
    expect(dateOrder('nl-NL')).toEqual(['day', 'month', 'year'])
    expect(dateOrder('sv-SE')).toEqual(['year', 'month', 'day'])
  })
})
