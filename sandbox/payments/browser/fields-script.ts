import { languages } from '../../tours/vocabulary.ts'
import { say } from '../../trip/words/words.ts'
import { fieldNames } from '../fields.ts'
import { type PaymentWord, paymentWords } from '../words.ts'
import { challengeDialog } from './challenge-dialog.ts'

const inAllLanguages = (word: PaymentWord) => Object.fromEntries(languages.map((language) => [language, say(paymentWords[word], language)]))

const words = {
  ...Object.fromEntries(fieldNames.map((name) => [name, inAllLanguages(name)])),
  challenge: inAllLanguages('challengeTitle'),
  close: inAllLanguages('close'),
  connection: inAllLanguages('connection'),
}

/**
 * The loader that the shop's page takes from here. It only ever makes frames of this origin and passes messages;
 * what is typed into the frames never reaches the page. DOM calls only: the shop forbids inline styles and markup strings.
 */
export const fieldsScript = `(() => {
  'use strict'
  const origin = new URL(document.currentScript.src).origin
  const words = ${JSON.stringify(words)}
  const types = ${JSON.stringify(fieldNames)}
  const events = ['ready', 'change', 'focus', 'blur', 'error']
  const loadMs = 15000

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '.sandbox-payments-frame { display: block; inline-size: 100%; block-size: 100%; min-block-size: 1.5rem; border: 0 }' +
    '.sandbox-payments-dialog { inline-size: min(26rem, calc(100vw - 2rem)); block-size: min(22rem, calc(100vh - 2rem)); margin: auto; padding: 0; border: 0; border-radius: 12px; overflow: hidden; background: #fff; color: #14202b }' +
    '.sandbox-payments-dialog::backdrop { background: rgb(10 20 30 / 60%) }' +
    '.sandbox-payments-dialog[open] { display: grid; grid-template-rows: auto 1fr }' +
    '.sandbox-payments-dialog button { justify-self: end; margin: 0.5rem; min-inline-size: 2.75rem; min-block-size: 2.75rem; padding: 0 0.75rem; border: 0; border-radius: 8px; background: transparent; color: inherit; font: 500 0.9375rem system-ui, sans-serif; cursor: pointer }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const frameAt = (path, parameters, title) => {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries({ parent: location.origin, ...parameters })) url.searchParams.set(name, value)
    const frame = document.createElement('iframe')
    frame.className = 'sandbox-payments-frame'
    frame.title = title
    frame.referrerPolicy = 'no-referrer'
    frame.src = url.href
    return frame
  }

  const failure = (message) => ({ status: 'requires_payment_method', error: { code: 'api_connection_error', message } })

  ${challengeDialog.trim()}

  function openChallenge(path, clientSecret, language) {
    const title = words.challenge[language]
    return askInDialog(frameAt(path, { client_secret: clientSecret }, title), 'sandbox-payments-dialog', title, words.close[language])
  }

  function makeGroup(publishableKey, { locale = 'en', style = {} } = {}) {
    const short = String(locale).slice(0, 2).toLowerCase()
    const language = short === 'nb' ? 'no' : short in words.close ? short : 'en'
    const group = crypto.randomUUID()
    const fields = new Map()

    addEventListener('message', ({ origin: from, source, data }) => {
      if (from !== origin || data?.group !== group) return
      for (const field of fields.values()) {
        if (source !== field.frame.contentWindow) continue
        if (data.type === 'event' && events.includes(data.name)) field.tell(data.name, data.detail)
        if (data.type === 'answer') field.answer(data.id, data.result)
      }
    })

    function mount(type, element) {
      if (!types.includes(type)) throw new RangeError('unknown field: ' + type)
      const look = { scheme: getComputedStyle(element).colorScheme, ...style }
      const parameters = { group, locale: language, key: publishableKey, style: JSON.stringify(look) }
      const frame = frameAt('/payments/frame/' + type, parameters, words[type][language])
      frame.name = 'sandbox-' + type
      const handlers = Object.fromEntries(events.map((name) => [name, new Set()]))
      const waiting = new Map()
      const send = (message) => frame.contentWindow?.postMessage({ ...message, group }, origin)
      const late = setTimeout(() => field.tell('error', { elementType: type, error: { code: 'load_error', message: words.connection[language] } }), loadMs)
      const field = {
        frame,
        tell(name, detail) {
          if (name === 'ready') clearTimeout(late)
          for (const handler of handlers[name]) handler(detail)
        },
        answer(id, result) {
          waiting.get(id)?.(result)
          waiting.delete(id)
        },
        ask(command, detail) {
          const id = crypto.randomUUID()
          return new Promise((resolve) => {
            waiting.set(id, resolve)
            send({ type: 'command', command, id, ...detail })
          })
        },
        handle: {
          on(name, handler) {
            handlers[name]?.add(handler)
            return () => handlers[name]?.delete(handler)
          },
          focus: () => {
            frame.focus()
            send({ type: 'command', command: 'focus' })
          },
          clear: () => send({ type: 'command', command: 'clear' }),
          fill: (value) => send({ type: 'command', command: 'fill', value }),
          unmount: () => {
            clearTimeout(late)
            frame.remove()
            if (fields.get(type) === field) fields.delete(type)
          },
        },
      }
      fields.get(type)?.handle.unmount()
      fields.set(type, field)
      element.replaceChildren(frame)
      return field.handle
    }

    async function confirm(clientSecret) {
      const lead = fields.get('cardNumber') ?? fields.get('iban')
      if (!lead) throw new Error('no number is mounted')
      const first = await lead.ask('confirm', { clientSecret })
      if (first?.status !== 'requires_action') return first ?? failure(words.connection[language])
      const proved = await openChallenge(first.challenge, clientSecret, language)
      return proved ?? (await lead.ask('abandon', { clientSecret })) ?? failure(words.connection[language])
    }

    return { mount, confirm }
  }

  window.SandboxPayments = (publishableKey) => {
    let latest
    return {
      fields: (options) => (latest = makeGroup(publishableKey, options)),
      confirm: (clientSecret) => {
        if (!latest) throw new Error('no fields are mounted')
        return latest.confirm(clientSecret)
      },
    }
  }
})()
`
