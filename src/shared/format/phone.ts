/** A telephone number as it is read: in one piece, wherever its line ends. */
export const unbroken = (phone: string): string => phone.replace(/\s/g, '\u00a0').replace(/-/g, '\u2011')
