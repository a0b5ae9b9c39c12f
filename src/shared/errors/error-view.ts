import { type LanguageCode, textIn } from '../language.ts'
import type { ErrorConfiguration } from '../market/error-configuration.ts'
import type { ErrorView } from '../page.ts'
import type { NotFoundReason } from '../routing/resolve.ts'
import type { ErrorCode } from './app-error.ts'
import { behaviourOf, statusOf } from './behaviour.ts'

export type Failure = {
  status: number
  code?: ErrorCode
  /** A sentence of the provider that may be shown, in the page's language. */
  detail?: string
  title?: string
  wayOn?: ErrorView['cta']
  supportCode: string
  /** Decoded path of an address that is no page. */
  path?: string
  reason?: NotFoundReason
  typed?: ErrorView['typed']
}

export type ErrorSurroundings = {
  configuration: ErrorConfiguration
  language: LanguageCode
  homeHref: string
  enableB2cChannel: boolean
  /** The address of a path of this shop in the reader's market and language. */
  toHref: (path: string) => string
}

const shownPathLength = 200

/** The market's own words for a failure; the call to action only where the B2C channel is on (rule 36). */
export function toErrorView(
  failure: Failure,
  { configuration, language, homeHref, enableB2cChannel, toHref }: ErrorSurroundings,
): ErrorView {
  const { content, fullScreen } = behaviourOf(failure.status, failure.code)
  const { title, message, image, cta } = configuration[content]
  const text = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language)?.text ?? ''
  const target = content === 'errorConfiguration404' ? homeHref : content === 'errorConfiguration500' ? '/' : cta?.link && toHref(cta.link)
  return {
    status: statusOf(failure.status, failure.code),
    title: failure.title ?? text(title),
    message: failure.detail ?? text(message),
    image: image && { src: image.src, alt: text(image.alt) },
    cta: enableB2cChannel
      ? (failure.wayOn ?? (cta && target !== undefined ? { text: text(cta.text), href: target } : undefined))
      : undefined,
    fullScreen,
    supportCode: failure.supportCode,
    path: failure.path && [...failure.path].slice(0, shownPathLength).join(''),
    isCheckFailure: failure.reason === 'check' || undefined,
    ...(failure.typed && { typed: failure.typed }),
  }
}
