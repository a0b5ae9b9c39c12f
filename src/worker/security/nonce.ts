/** 144 random bits as 24 characters of base64: all are of one length, so that kept bytes can be stamped in place. */
export const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
