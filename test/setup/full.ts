/** `npm test -- --full`: the matrices too, which the nightly workflow and a release want. */
export const isFull = process.env.FULL === '1'
