/** A price of a document, in whole units, as minor units. */
export const toMinor = (amount: number): number => Math.round(amount * 100)

/** Minor units as discovery has them on the wire. */
export const toWire = (minor: number, currency: string) => ({ amount: (minor / 100).toFixed(2), currency })
