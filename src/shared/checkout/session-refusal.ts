/**
 * Why no session was made, in the problem+json of status 400, 409 or 422 as `reason`. With `changed` the availability step shows what changed;
 * with `paid` the confirmation is the place to go; with `superseded` another way of paying was chosen meanwhile; with `terms-missing` the terms as they stand now were not agreed to;
 * with `checking` nobody can say at the moment what became of an earlier attempt. With `declined`, `unavailable` (the processor refuses the shop) and `unclear-amount`
 * (the provider's figures contradict each other) `detail` says what to do.
 */
export const sessionRefusals = [
  'missing-required-fields',
  'changed',
  'paid',
  'superseded',
  'window-closed',
  'agency-inactive',
  'terms-missing',
  'unsupported-plan',
  'checking',
  'declined',
  'unavailable',
  'unclear-amount',
] as const
export type SessionRefusal = (typeof sessionRefusals)[number]
