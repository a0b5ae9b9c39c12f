import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstProblem, validatorNamed } from './validators.ts'

const holds = (name: string, value: unknown, limits = {}) => validatorNamed(name)(value, limits)

describe('rules by name', () => {
  test.each([
    ['required', ['a', 0, false, ['x'], {}], ['', '  ', null, undefined, []]],
    ['choose', ['a', 0, false, ['x'], {}], ['', '  ', null, undefined, []]],
    ['string', ['', 'text'], [1, null, ['a']]],
    ['number', ['72', '1.5', '1,5', '-3', '+3', 4], ['', 'x', '1.', '1,5,5', '1 000', Number.NaN]],
    ['integer', ['72', '-3', 4], ['1.5', '1,5', '1,0', '4.0', 'x', 4.5]],
    ['boolean', ['true', 'false', true, false], ['yes', '', 1, null]],
    ['date', ['29.02.2028', '01/02/2030', '2030-02-01'], ['29.02.2027', '31/04/2030', '2030-13-01', '1.2.30', 20300201]],
    ['date-time', ['01/12/2030 23:59'], ['01/12/2030', '01/12/2030 24:00', 5]],
    ['email', ['a@example.com', ' ida@exämple.org '], ['a@', 'a@b', 'a b@example.com', 1]],
    ['array', [[], ['a']], ['a', {}, null]],
    ['object', [{}, { a: 1 }], [[], null, 'a']],
  ] as const)('%s', (name, good, bad) => {
    expect(good.filter((value) => !holds(name, value))).toEqual([])
    expect(bad.filter((value) => holds(name, value))).toEqual([])
  })

  test('a tuple has its length and no gap', () => {
    expect(holds('tuple', ['1', '2', '1990'], { length: 3 })).toBe(true)
    expect(holds('tuple', ['1', '2'], { length: 3 })).toBe(false)
    expect(holds('tuple', ['1', '2', '3', '4'], { length: 3 })).toBe(false)
    expect(holds('tuple', ['1', ' ', '1990'], { length: 3 })).toBe(false)
  })

  test.each([
    ['min', '17', '18', '19', { min: 18 }, [false, true, true]],
    ['max', '149', '150', '151', { max: 150 }, [true, true, false]],
    ['date-min', '2030-03-02', '03.03.2030', '04/03/2030', { min: '2030-03-03' }, [false, true, true]],
    ['date-max', '2030-03-02', '03.03.2030', '04/03/2030', { max: '2030-03-03' }, [true, true, false]],
    ['too-short', 'ab', 'abc', 'abcd', { min: 3 }, [false, true, true]],
    ['too-long', 'ab', 'abc', 'abcd', { max: 3 }, [true, true, false]],
  ] as const)('%s below, at and above its limit', (name, below, at, above, limits, expected) => {
    expect([below, at, above].map((value) => holds(name, value, limits))).toEqual(expected)
  })

  test('what is no number or date is neither below nor above a limit', () => {
    expect([holds('min', 'x', { min: 0 }), holds('max', 'x', { max: 9 })]).toEqual([false, false])
    expect([holds('date-min', 'x', { min: '2030-01-01' }), holds('date-max', 'x', { max: '2030-01-01' })]).toEqual([false, false])
  })

  test('a rule nobody knows is a mistake of the form', () => {
    for (const name of ['mail', '', 'constructor', '__proto__', 'toString'])
      expect(() => validatorNamed(name)).toThrow('No such validator exists')
    expect(() => firstProblem('field', 'x', ['postcode'])).toThrow('No such validator exists')
  })

  test('numbers of a form are what they say', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: -1_000_000, max: 1_000_000 }), (value, limit) => {
        expect(holds('integer', String(value))).toBe(true)
        expect(holds('min', String(value), { min: limit })).toBe(value >= limit)
        expect(holds('max', String(value), { max: limit })).toBe(value <= limit)
      }),
    )
  })
})

describe('a field', () => {
  test('stops at the first rule that fails', () => {
    const rules = ['required', 'number', 'integer', { rule: 'min', limits: { min: 10 } }] as const
    expect(firstProblem('field', 'x', rules)).toEqual({ name: 'field', code: 'number' })
    expect(firstProblem('field', '1.5', rules)).toEqual({ name: 'field', code: 'integer' })
    expect(firstProblem('field', '9', rules)).toEqual({ name: 'field', code: 'min', values: { min: 10 } })
    expect(firstProblem('field', '10', rules)).toBeUndefined()
  })

  test('that is empty breaks no rule but the one that requires it', () => {
    expect(firstProblem('field', ' ', ['required', 'email'])).toEqual({ name: 'field', code: 'required' })
    expect(firstProblem('field', '', ['choose', 'boolean'])).toEqual({ name: 'field', code: 'choose' })
    expect(firstProblem('field', ' ', ['email', { rule: 'too-short', limits: { min: 5 } }])).toBeUndefined()
  })

  test('may have a rule of its own form', () => {
    const even = { code: 'option', holds: (value: string) => Number(value) % 2 === 0, values: { of: 2 } } as const
    expect(firstProblem('field', '4', ['integer', even])).toBeUndefined()
    expect(firstProblem('field', '5', ['integer', even])).toEqual({ name: 'field', code: 'option', values: { of: 2 } })
    expect(firstProblem('field', 4, [even])).toMatchObject({ code: 'option' })
  })
})
