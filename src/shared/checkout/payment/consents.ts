import { dateIn } from '../../format/date.ts'

/** What a traveller agreed to before paying: which wording of the terms, which of its boxes, and whether the newsletter may come. */
export type Consents = { version: string; boxes: number[]; newsletter: boolean }

type Sections = readonly { checkboxText?: string }[]

/** Places of the sections that want a box ticked. */
export const wantedBoxes = (sections: Sections): number[] => sections.flatMap(({ checkboxText }, index) => (checkboxText ? [index] : []))

/** Agreed to means: to this very wording, with every box. */
export const holds = (consents: Pick<Consents, 'version' | 'boxes'> | null, version: string, sections: Sections): boolean =>
  consents?.version === version && wantedBoxes(sections).every((box) => consents.boxes.includes(box))

/** Which wording was agreed to, and when: enough to find it again, short enough to be read out. */
export type AgreedTerms = { version: string; date: string }

export const agreedTerms = (consents: (Pick<Consents, 'version'> & { at: number }) | null, zone: string): AgreedTerms | undefined =>
  consents?.version ? { version: consents.version.slice(0, 12), date: dateIn(zone, new Date(consents.at)) } : undefined
