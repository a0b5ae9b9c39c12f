import type { HeadInput } from '../head.ts'

export const context = 'https://schema.org'

/** An address as others have to write it. */
export const absolute = (path: string, { liveRelease }: HeadInput): string => liveRelease.whitelabel.appUrl + path

export const organisationId = (input: HeadInput): string => absolute('/#organisation', input)
