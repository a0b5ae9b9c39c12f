import { toCheckView } from '../../trip/check.ts'
import { freshCheck } from '../../trip/completion.ts'
import { plannedParts } from '../../trip/planned-parts.ts'
import { toFrame } from '../frame.ts'
import type { StepBuild } from '../step-build.ts'

export const availabilityData: StepBuild<'availability'> = async (context, facts) => {
  const check = freshCheck(facts.record, plannedParts(facts))
  return { ...toFrame(context, facts, 'availability'), check: check && toCheckView(context, facts, check.summary, check.at) }
}
