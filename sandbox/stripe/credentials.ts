/** Worthless anywhere else. */
export const secretKey = 'sk_test_sandbox'
export const publishableKey = 'pk_test_sandbox'
export const webhookSecret = 'whsec_sandbox'
