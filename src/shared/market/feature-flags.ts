import { z } from 'zod'

export const featureFlags = z.object({
  enableDestinationsPage: z.boolean(),
  enableDesignYourOwnTourPage: z.boolean(),
  enableNewTourDetail: z.boolean(),
  enableCustomCheckout: z.boolean(),
  enableSupportChatWidget: z.boolean(),
})
export type FeatureFlags = z.infer<typeof featureFlags>
export type FeatureFlag = keyof FeatureFlags
