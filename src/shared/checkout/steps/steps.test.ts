import { array, assert, constantFrom, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { firstIncomplete, nextStep, previousStep, resolveStep, shownSteps, stepStates } from './steps.ts'
import { type StepName, stepOffering, stepRules } from './table.ts'

const configured: readonly StepName[] = ['additional-options', 'traveller-details', 'availability', 'experiences', 'payment']
const all = shownSteps(configured, { hasUpsells: true, hasBaseServices: false, hasInsurances: false, hasQuestions: true })

test('steps with nothing to ask are not shown', () => {
  expect(all).toEqual(configured)
  expect(shownSteps(configured, { hasUpsells: false, hasBaseServices: false, hasInsurances: false, hasQuestions: false })).toEqual([
    'traveller-details',
    'availability',
    'payment',
  ])
  expect(shownSteps(configured, { hasUpsells: false, hasBaseServices: true, hasInsurances: false, hasQuestions: false })).toContain(
    'additional-options',
  )
  expect(shownSteps(configured, { hasUpsells: false, hasBaseServices: false, hasInsurances: true, hasQuestions: false })).toContain(
    'additional-options',
  )
})

test('a step is enabled when it is active, completed, or follows a completed one', () => {
  const states = stepStates(all, new Set(['additional-options']), 'availability')
  expect(states.map(({ isEnabled }) => isEnabled)).toEqual([true, true, true, false, false])
  expect(states.map(({ isActive }) => isActive)).toEqual([false, false, true, false, false])
})

test('opening a step early leads to the first incomplete one', () => {
  expect(resolveStep('payment', all, new Set(['additional-options']))).toEqual({ kind: 'redirect', to: 'traveller-details' })
  expect(resolveStep('traveller-details', all, new Set(['additional-options']))).toEqual({ kind: 'stay' })
  expect(resolveStep('additional-options', all, new Set(['additional-options']))).toEqual({ kind: 'stay' })
})

test('a step that is not shown leads to the first incomplete one', () => {
  const shown = shownSteps(configured, { hasUpsells: false, hasBaseServices: false, hasInsurances: false, hasQuestions: false })
  expect(resolveStep('experiences', shown, new Set(['traveller-details']))).toEqual({ kind: 'redirect', to: 'availability' })
})

test('with everything else done payment is the one to go to', () => {
  expect(firstIncomplete(all, new Set(all))).toBe('payment')
  expect(resolveStep('payment', all, new Set(all.slice(0, -1)))).toEqual({ kind: 'stay' })
})

test('next and previous follow what is shown', () => {
  expect(nextStep(all, 'traveller-details')).toBe('availability')
  expect(nextStep(all, 'payment')).toBeUndefined()
  expect(previousStep(all, 'additional-options')).toBeUndefined()
  expect(previousStep(all, 'payment')).toBe('experiences')
})

test('a part that was chosen at a step can be chosen anew there, others nowhere', () => {
  expect(['insurance', 'upsell', 'base-service'].map(stepOffering)).toEqual(Array(3).fill('additional-options'))
  expect(['accommodation', 'other'].map(stepOffering)).toEqual([undefined, undefined])
})

test('what was passed is done as long as its facts hold; the payment never is', () => {
  const done = (isCheckClear: boolean, areQuestionsAnswered: boolean) =>
    configured.filter((name) => stepRules[name].holds({ isCheckClear, areQuestionsAnswered }))
  expect(done(true, true)).toEqual(['additional-options', 'traveller-details', 'availability', 'experiences'])
  expect(done(false, true)).toEqual(['additional-options', 'traveller-details', 'experiences'])
  expect(done(true, false)).toEqual(['additional-options', 'traveller-details', 'availability'])
})

const lists = subarray([...configured])
const done = array(constantFrom(...configured)).map((names) => new Set(names))

test('for any list and any marks: the way leads to a step that is shown and enabled, and from there nowhere else', () => {
  assert(
    property(lists, done, constantFrom(...configured), (shown, completed, wanted) => {
      const way = resolveStep(wanted, shown, completed)
      const here = way.kind === 'redirect' ? way.to : wanted
      if (way.kind === 'redirect') expect(resolveStep(here, shown, completed)).toEqual({ kind: 'stay' })
      if (shown.length === 0) return
      expect(shown).toContain(here)
      const before = shown.slice(0, shown.indexOf(here))
      expect(before.every((name) => completed.has(name))).toBe(true)
    }),
  )
})

test('for any list and any marks: enabled is active, completed, or right after a completed one', () => {
  assert(
    property(lists, done, constantFrom(...configured), (shown, completed, active) => {
      stepStates(shown, completed, active).forEach(({ name, isEnabled }, index) => {
        const before = shown[index - 1]
        expect(isEnabled).toBe(name === active || completed.has(name) || (before !== undefined && completed.has(before)))
      })
    }),
  )
})

test('for any list and any marks: everything before the first incomplete step is done', () => {
  assert(
    property(lists, done, (shown, completed) => {
      const first = firstIncomplete(shown, completed)
      if (first === undefined) expect(shown).toEqual([])
      else expect(shown.slice(0, shown.indexOf(first)).every((name) => completed.has(name))).toBe(true)
    }),
  )
})
