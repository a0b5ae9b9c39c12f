/** The skeleton of its page while data is loading: kind and number of things per group. */
export type StepShape = { kind: 'fields' | 'cards' | 'rows'; groups: readonly number[] }

type Step = {
  shape: StepShape
  /** Its form holds more than is saved at once: a resume link takes it along. */
  keepsDraft: boolean
  /** Kinds of parts of the trip that are chosen here: where one of them cannot be had, another is. */
  offers: readonly string[]
}

/**
 * The steps of the checkout, in the usual order; a market may list fewer, or others first. Routes, market schema, loaders, actions,
 * pages and texts are derived from these rows or do not compile without one (docs/recipes/checkout-step.md).
 */
export const steps = {
  'traveller-details': { shape: { kind: 'fields', groups: [4, 6] }, keepsDraft: true, offers: [] },
  'additional-options': { shape: { kind: 'cards', groups: [3] }, keepsDraft: false, offers: ['insurance', 'upsell', 'base-service'] },
  experiences: { shape: { kind: 'rows', groups: [2, 2] }, keepsDraft: true, offers: [] },
  availability: { shape: { kind: 'rows', groups: [6] }, keepsDraft: false, offers: [] },
  payment: { shape: { kind: 'rows', groups: [3, 3] }, keepsDraft: false, offers: [] },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps
export const stepNames = Object.keys(steps) as StepName[]
export const stepOf = (name: StepName): Step => steps[name]

/** An insurance, an extra or a base service. */
export type OfferedKind = (typeof steps)[StepName]['offers'][number]

/** The step where parts of this kind are chosen. */
export const stepOffering = (kind: string): StepName | undefined => stepNames.find((name) => stepOf(name).offers.includes(kind))

/** What decides which steps have something to ask. */
export type Offered = { hasUpsells: boolean; hasBaseServices: boolean; hasInsurances: boolean; hasQuestions: boolean }
/** What provider and record say of the steps that were passed. */
export type Passed = { isCheckClear: boolean; areQuestionsAnswered: boolean }

type Rule = {
  shows: (offered: Offered) => boolean
  /** Whether a step that was passed is still complete. */
  holds: (passed: Passed) => boolean
}

/** Kept out of the rows, so that pages do not bundle the rules. */
export const stepRules: Readonly<Record<StepName, Rule>> = {
  'traveller-details': { shows: () => true, holds: () => true },
  // What came insured can be taken out, so that it asks something too.
  'additional-options': {
    shows: ({ hasUpsells, hasBaseServices, hasInsurances }) => hasUpsells || hasBaseServices || hasInsurances,
    holds: () => true,
  },
  experiences: { shows: ({ hasQuestions }) => hasQuestions, holds: ({ areQuestionsAnswered }) => areQuestionsAnswered },
  availability: { shows: () => true, holds: ({ isCheckClear }) => isCheckClear },
  payment: { shows: () => true, holds: () => false },
}
