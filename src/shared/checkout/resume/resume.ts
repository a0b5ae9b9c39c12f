import type { StepName } from '../steps/table.ts'

/** A square of modules as one path: rows are lines of width 1, the quiet edge is part of `size`. */
export type QrCode = { size: number; path: string }

/** A link that reopens the checkout elsewhere, by its days: made, the last on which it does, and last opened. */
export type LinkView = { id: string; made: string; until: string; opened?: string }

/** A link that was just made. `until` is the last day on which it opens the checkout; `links`: all there are. */
export type ResumeLink = { href: string; qr: QrCode; until: string; isMailed: boolean; links: LinkView[] }

/** What a step's form held when the link was asked for, by input name. */
export type StepDraft = { step: StepName; values: Record<string, string> }

/** Query of the entry's address that carries the link's token. */
export const resumeQuery = 'resume'

/** What is wished for beside a step's own question: the name of the input that says it, and its values. */
export const intentInput = 'intent'
/** The form of a visitor who names the e-mail, and the button of whoever goes on with what was handed over. */
export const accessIntents = ['access', 'claim'] as const
export type AccessIntent = (typeof accessIntents)[number]
/** Buttons of the step's form, as long as no script runs. */
export const linkIntents = ['resume', 'revoke'] as const
export type LinkIntent = (typeof linkIntents)[number]
/** The one link that is to end; without it all do. */
export const revokedLinkInput = 'revokedLink'
/** The e-mail a link is sent to. */
export const linkEmailInput = 'resumeEmail'
/** Back, with what the step's form holds. */
export const backIntent = 'back'

/** Why a visitor stands on a step; named in the query, so only these are believed. */
export const frameNotices = ['earlier-step-incomplete', 'link-opened', 'link-ended'] as const
export type FrameNotice = (typeof frameNotices)[number]
