/** The steps a market may list. Apart from the configuration's schema, as pages need them too. */
export const stepNames = ['additional-options', 'traveller-details', 'availability', 'experiences', 'payment'] as const
export type StepName = (typeof stepNames)[number]
