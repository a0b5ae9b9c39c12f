import { challengeDialog } from '../../payments/browser/challenge-dialog.ts'
import { publishableKey as fieldsKey } from '../../payments/intent.ts'
import { type PaymentWord, paymentWords } from '../../payments/words.ts'
import { languages } from '../../tours/vocabulary.ts'
import { say } from '../../trip/words/words.ts'

const inAllLanguages = (word: PaymentWord) => Object.fromEntries(languages.map((language) => [language, say(paymentWords[word], language)]))

const words = {
  cardNumber: inAllLanguages('cardNumber'),
  cardExpiry: inAllLanguages('cardExpiry'),
  cardCvc: inAllLanguages('cardCvc'),
  iban: inAllLanguages('iban'),
  challenge: inAllLanguages('challengeTitle'),
  close: inAllLanguages('close'),
  connection: inAllLanguages('connection'),
}

/**
 * Stands in for the processor's `stripe.js`: `window.Stripe(key).elements()` with split fields, and the confirmations of a PaymentIntent, in the documented shapes.
 * Like the original it makes frames and passes messages; a frame of its own collects what was typed, which never reaches the page.
 */
export const stripeScript = `(() => {
  'use strict'
  const origin = new URL(document.currentScript.src).origin
  const words = ${JSON.stringify(words)}
  const events = ['ready', 'change', 'focus', 'blur', 'loaderror', 'escape']
  const loadMs = 15000

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '.__PrivateStripeElement { display: block; inline-size: 100%; block-size: 100%; min-block-size: 1.5rem; border: 0 }' +
    '.__PrivateStripeController { position: absolute; inline-size: 1px; block-size: 1px; border: 0; visibility: hidden }' +
    '.__PrivateStripeDialog { inline-size: min(26rem, calc(100vw - 2rem)); block-size: min(22rem, calc(100vh - 2rem)); margin: auto; padding: 0; border: 0; border-radius: 12px; overflow: hidden; background: #fff; color: #14202b }' +
    '.__PrivateStripeDialog::backdrop { background: rgb(10 20 30 / 60%) }' +
    '.__PrivateStripeDialog[open] { display: grid; grid-template-rows: auto 1fr }' +
    '.__PrivateStripeDialog button { justify-self: end; margin: 0.5rem; min-inline-size: 2.75rem; min-block-size: 2.75rem; padding: 0 0.75rem; border: 0; border-radius: 8px; background: transparent; color: inherit; font: 500 0.9375rem system-ui, sans-serif; cursor: pointer }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  function frameAt(path, parameters, title, className) {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries({ parent: location.origin, ...parameters })) url.searchParams.set(name, value)
    const frame = document.createElement('iframe')
    frame.className = className
    frame.title = title
    frame.referrerPolicy = 'no-referrer'
    frame.src = url.href
    return frame
  }

  const languageOf = (locale) => {
    const short = String(locale ?? 'en').slice(0, 2).toLowerCase()
    return short === 'nb' ? 'no' : short in words.close ? short : 'en'
  }

  ${challengeDialog.trim()}

  function askBank(intent, language, key) {
    const title = words.challenge[language]
    const frame = frameAt('/stripe/challenge/' + intent.id, { client_secret: intent.client_secret, locale: language, key }, title, '__PrivateStripeElement')
    return askInDialog(frame, '__PrivateStripeDialog', title, words.close[language])
  }

  function Stripe(key, { locale } = {}) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) throw new Error('Please call Stripe() with your publishable key.')
    const language = languageOf(locale)
    const group = crypto.randomUUID()
    const fields = new Map()
    let waitingForController

    addEventListener('message', ({ origin: from, source, data }) => {
      if (from !== origin || data?.group !== group || data.type !== 'event') return
      for (const field of fields.values()) if (source === field.frame?.contentWindow && events.includes(data.name)) field.tell(data.name, data.detail)
    })

    const controller = () =>
      (waitingForController ??= new Promise((resolve, reject) => {
        const frame = frameAt('/stripe/controller', { group, locale: language, key }, '', '__PrivateStripeController')
        frame.setAttribute('aria-hidden', 'true')
        frame.tabIndex = -1
        frame.addEventListener('load', () => resolve(frame))
        setTimeout(() => reject(new Error('late')), loadMs)
        document.body.append(frame)
      }))

    async function ask(command, detail) {
      const frame = await controller()
      const id = crypto.randomUUID()
      return new Promise((resolve) => {
        const hear = ({ origin: from, source, data }) => {
          if (from !== origin || source !== frame.contentWindow || data?.type !== 'answer' || data.id !== id) return
          removeEventListener('message', hear)
          resolve(data.result)
        }
        addEventListener('message', hear)
        frame.contentWindow.postMessage({ type: 'command', command, id, group, ...detail }, origin)
      })
    }

    const noConnection = () => ({ error: { type: 'api_connection_error', message: words.connection[language] } })
    const toResult = (answer) => {
      if (!answer) return noConnection()
      if (answer.error) return { error: answer.error }
      if (answer.status === 'requires_payment_method' && answer.last_payment_error) return { error: { ...answer.last_payment_error, payment_intent: answer } }
      return { paymentIntent: answer }
    }

    async function confirm(clientSecret, detail) {
      const answer = await ask('confirm', { clientSecret, ...detail }).catch(() => undefined)
      const next = answer?.next_action
      if (next?.type === 'redirect_to_url') {
        location.assign(next.redirect_to_url.url)
        return new Promise(() => {})
      }
      if (next?.type !== 'use_stripe_sdk') return toResult(answer)
      const proved = await askBank(answer, language, key)
      return toResult(proved ?? (await ask('abandon', { clientSecret }).catch(() => undefined)))
    }

    function create(type, { style = {} } = {}) {
      const handlers = Object.fromEntries(events.map((name) => [name, new Set()]))
      const base = style.base ?? {}
      const look = {
        ...(base.fontSize && { fontSize: base.fontSize }),
        ...(base.color && { color: base.color }),
        ...(base['::placeholder']?.color && { placeholderColor: base['::placeholder'].color }),
        ...(style.invalid?.color && { errorColor: style.invalid.color }),
      }
      const field = {
        frame: undefined,
        late: undefined,
        tell(name, detail) {
          if (name === 'ready') clearTimeout(field.late)
          const told = detail?.error ? { ...detail, error: { type: 'validation_error', ...detail.error } } : { error: undefined, ...detail }
          for (const handler of handlers[name]) handler(told)
        },
      }
      const send = (command) => field.frame?.contentWindow?.postMessage({ type: 'command', command, group }, origin)
      const element = {
        mount(host) {
          const place = typeof host === 'string' ? document.querySelector(host) : host
          if (!place) throw new Error('The selector you specified applies to no DOM elements that are currently on the page.')
          const scheme = getComputedStyle(place).colorScheme
          field.frame = frameAt('/payments/frame/' + type, { group, locale: language, key: '${fieldsKey}', style: JSON.stringify({ scheme, ...look }) }, words[type]?.[language] ?? type, '__PrivateStripeElement')
          field.late = setTimeout(() => field.tell('loaderror', { elementType: type, error: { type: 'api_connection_error', message: words.connection[language] } }), loadMs)
          fields.set(type, field)
          place.replaceChildren(field.frame)
        },
        on(name, handler) {
          handlers[name]?.add(handler)
          return element
        },
        off(name, handler) {
          handlers[name]?.delete(handler)
          return element
        },
        once(name, handler) {
          const once = (detail) => {
            element.off(name, once)
            handler(detail)
          }
          return element.on(name, once)
        },
        update() {},
        focus() {
          field.frame?.focus()
          send('focus')
        },
        blur() {
          field.frame?.blur()
        },
        clear() {
          send('clear')
        },
        unmount() {
          clearTimeout(field.late)
          field.frame?.remove()
          if (fields.get(type) === field) fields.delete(type)
        },
        destroy() {
          element.unmount()
        },
      }
      return element
    }

    return {
      elements: () => {
        controller().catch(() => undefined)
        const made = new Map()
        return {
          create(type, options) {
            if (made.has(type)) throw new Error('Can only create one Element of type ' + type + ' through the same Elements instance.')
            const element = create(type, options)
            made.set(type, element)
            return element
          },
          getElement: (type) => made.get(type) ?? null,
        }
      },
      confirmCardPayment: (clientSecret, { payment_method } = {}) => confirm(clientSecret, { method: 'card', billing: payment_method?.billing_details }),
      confirmSepaDebitPayment: (clientSecret, { payment_method } = {}) => confirm(clientSecret, { method: 'sepa_debit', billing: payment_method?.billing_details }),
      confirmIdealPayment: (clientSecret, { payment_method, return_url } = {}) => confirm(clientSecret, { method: 'ideal', billing: payment_method?.billing_details, returnUrl: return_url }),
      retrievePaymentIntent: async (clientSecret) => toResult(await ask('retrieve', { clientSecret }).catch(() => undefined)),
      _registerWrapper() {},
    }
  }

  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
`
