/** Why a part cannot be booked, in the provider's words. */
export const nonBookableReasons = [
  'Cancelled',
  'DateTimeConflict',
  'NoAvailability',
  'NoTicketsSelected',
  'NonFittingButAccepted',
  'NonFittingLocations',
  'NonFittingToItinerary',
  'PaxSelectionConflict',
  'UnscheduledComponentNoLocationFound',
  'Unknown',
] as const
export type NonBookableReason = (typeof nonBookableReasons)[number]

/** Warnings: a place that does not match is said, and what was accepted before was accepted. */
const warnings: ReadonlySet<NonBookableReason> = new Set(['NonFittingButAccepted', 'NonFittingLocations'])
export const isWarning = (reason: NonBookableReason): boolean => warnings.has(reason)

/** The planner spells one of them otherwise than the checkout. */
const spellings = new Map<string, NonBookableReason>([
  ...nonBookableReasons.map((reason): [string, NonBookableReason] => [reason, reason]),
  ['UnschedulableComponentNoLocationFound', 'UnscheduledComponentNoLocationFound'],
])

/** Item status, in the spellings of the provider's descriptions and of its answers. */
export const itemStatuses = ['Booked', 'Cancelled', 'NonBookable', 'None', 'OnRequest', 'Open'] as const
export type ItemStatus = (typeof itemStatuses)[number]
const statusSpellings = new Map<string, ItemStatus>([
  ...itemStatuses.map((status): [string, ItemStatus] => [status, status]),
  ['NoneBookable', 'NonBookable'],
  ['Failed', 'NonBookable'],
])
/** Nothing for a word that is in no description. */
export const toItemStatus = (word: string): ItemStatus | undefined => statusSpellings.get(word)

/**
 * The provider's word against a part, or nothing. `nonBookable` decides; a status nobody knows, a missing `nonBookable` and a status that contradicts it
 * block as `Unknown` (rule 69).
 */
export function reasonOf(told: {
  status: string
  nonBookable: boolean | undefined
  nonBookableReason: string
}): NonBookableReason | undefined {
  const named = spellings.get(told.nonBookableReason) ?? (told.nonBookableReason === '' ? undefined : 'Unknown')
  const status = toItemStatus(told.status)
  if (status === 'Cancelled') return 'Cancelled'
  if (status === undefined || told.nonBookable === undefined) return named && !isWarning(named) ? named : 'Unknown'
  if (told.nonBookable || status === 'NonBookable') return named ?? 'Unknown'
  return named && isWarning(named) ? named : undefined
}
