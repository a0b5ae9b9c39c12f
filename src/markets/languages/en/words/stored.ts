import type { StoredKey } from '../../../../shared/stored/stored-items.ts'

/** What each row of the table of stored items is for, and how long it stays (src/shared/stored). */
export const stored = {
  purposes: {
    session: 'lets only your browser see and change your booking',
    link: 'remembers that you came by a link until you have named your e-mail',
    banner: 'remembers that you closed a banner',
    consent: 'remember what you have allowed and what not',
    drafts: 'what you have begun to type into a booking, encrypted, so that a reload loses nothing; wiped when the booking is confirmed',
    marks: 'which steps of a booking are done, and where you were',
    tours: 'the tours you saved and last looked at',
    tab: 'the rooms you chose, your answers to the route questions and what this tab has shown you',
  },
  lives: {
    hour: '1 hour',
    day: '24 hours',
    month: '30 days',
    halfYear: '180 days',
    tab: 'until you close the tab',
    cleared: 'until you remove it in your browser',
  },
} satisfies { purposes: Record<StoredKey, string>; lives: Record<string, string> }
export type StoredWords = { [Part in keyof typeof stored]: Record<keyof (typeof stored)[Part], string> }
