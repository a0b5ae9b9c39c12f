import { describe, expect, it } from 'vitest'
import { flatten, nest } from './form-model.ts'

describe('nest', () => {
  it('builds objects and lists from input names', () => {
    expect(nest({ 'contactInfo.address.city': 'Bergen', 'paxInfo[1].firstName': 'Ada', sameBilling: 'on' })).toEqual({
      contactInfo: { address: { city: 'Bergen' } },
      paxInfo: [undefined, { firstName: 'Ada' }],
      sameBilling: 'on',
    })
  })

  it('joins the boxes of a date that was posted without scripts', () => {
    expect(nest({ 'paxInfo[0].birthDate.day': '3', 'paxInfo[0].birthDate.month': '11', 'paxInfo[0].birthDate.year': '1986' })).toEqual({
      paxInfo: [{ birthDate: '03.11.1986' }],
    })
  })

  it('is undone by flatten', () => {
    const values = { 'contactInfo.address.city': 'Bergen', 'paxInfo[0].firstName': 'Ada' }
    expect(flatten(nest(values))).toEqual(values)
  })

  it('ignores names that reach for prototypes', () => {
    expect(nest({ '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes' })).toEqual({})
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
