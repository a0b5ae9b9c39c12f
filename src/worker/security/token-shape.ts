/** Three parts of base64url and nothing else: decoders forgive padding, and one token would be several texts. */
export const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/
