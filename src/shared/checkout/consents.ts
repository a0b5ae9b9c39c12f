/** What a traveller agreed to before paying: which wording of the terms, which of its boxes, and whether the newsletter may come. */
export type Consents = { version: string; boxes: number[]; newsletter: boolean }

type Sections = readonly { checkboxText?: string }[]

/** Places of the sections that want a box ticked. */
export const wantedBoxes = (sections: Sections): number[] => sections.flatMap(({ checkboxText }, index) => (checkboxText ? [index] : []))

/** Agreed to means: to this very wording, with every box. */
export const holds = (consents: Pick<Consents, 'version' | 'boxes'> | null, version: string, sections: Sections): boolean =>
  consents?.version === version && wantedBoxes(sections).every((box) => consents.boxes.includes(box))
