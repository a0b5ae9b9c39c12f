import type { HeadInput } from '../head.ts'

export const context = 'https://schema.org'

/** An address as others have to write it. */
export const absolute = (path: string, { pointer }: HeadInput): string => pointer.whitelabel.appUrl + path

export const organisationId = (input: HeadInput): string => absolute('/#organisation', input)
