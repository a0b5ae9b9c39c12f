type Carried = { travelerDetails: { contactInfo?: { email: string } | undefined } }

/**
 * How a browser stands to a checkout (rule 43). Only the one that started it, claimed it or named its e-mail is shown what is stored, and may write. `visitor`: it is somebody else's.
 * An agency's hand-over is nobody's until a deliberate act: where it carries an e-mail that has to be named (`to-name`), else a button is pressed (`to-claim`).
 */
export type Access = 'owner' | 'visitor' | 'to-name' | 'to-claim'

const emailOf = ({ travelerDetails }: Carried): string => tidy(travelerDetails.contactInfo?.email ?? '')
const tidy = (text: string): string => text.trim().toLowerCase()

export function accessOf({ isOwner, hasOwner }: { isOwner: boolean; hasOwner: boolean }, carried: Carried): Access {
  if (isOwner) return 'owner'
  if (hasOwner) return 'visitor'
  return emailOf(carried) === '' ? 'to-claim' : 'to-name'
}

export const isHandedOver = (access: Access): boolean => access === 'to-name' || access === 'to-claim'

const shortestReference = 5

/** The e-mail that is stored, or a reference that its address does not tell. */
export function isKnownName(
  named: string,
  { checkoutId, details, references }: { checkoutId: string; details: Carried; references: readonly string[] },
): boolean {
  const name = tidy(named)
  if (name === '') return false
  const isReference = name.length >= shortestReference && name !== checkoutId && references.some((reference) => tidy(reference) === name)
  return name === emailOf(details) || isReference
}
