import { toForm } from '../../../shared/checkout/traveller-wire.ts'
import { toFrame } from '../frame.ts'
import type { StepBuild } from './step-build.ts'
import { loadTravellerForm } from './traveller-form.ts'

export const travellerDetailsData: StepBuild<'traveller-details'> = async (context, facts) => {
  const { details, record } = facts
  const form = await loadTravellerForm(context, facts)
  const nobody = { paxInfo: [] }
  return {
    ...toFrame(context, facts, 'traveller-details'),
    ...form,
    stored: toForm(
      record.isOwner ? details.travelerDetails : nobody,
      form.passengers.map(({ refId }) => refId),
    ),
  }
}
