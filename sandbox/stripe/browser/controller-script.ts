/** Runs in the frame that the processor's script keeps beside the fields: it asks them for what was typed and talks to the API. */
export const controllerScript = `(() => {
  'use strict'
  const parameters = new URLSearchParams(location.search)
  const [group, owner, key, locale] = ['group', 'parent', 'key', 'locale'].map((name) => parameters.get(name) ?? '')
  const connection = document.documentElement.dataset.connection

  const siblings = () => Array.from({ length: parent.frames.length }, (_, index) => parent.frames[index]).filter((frame) => frame !== window)

  function read(wanted) {
    const id = crypto.randomUUID()
    return new Promise((resolve) => {
      const end = (value) => {
        clearTimeout(late)
        removeEventListener('message', hear)
        resolve(value)
      }
      const hear = ({ origin, data }) => {
        if (origin === location.origin && data?.type === 'value' && data.id === id) end(data.value)
      }
      const late = setTimeout(() => end(undefined), 3000)
      addEventListener('message', hear)
      for (const frame of siblings()) frame.postMessage({ type: 'ask', wanted, id, group }, location.origin)
    })
  }

  async function ask(method, path, fields) {
    const isRead = method === 'GET'
    const answer = await fetch('/stripe/v1/payment_intents/' + path + (isRead ? '?' + new URLSearchParams(fields) : ''), {
      method,
      headers: { authorization: 'Bearer ' + key },
      ...(!isRead && { body: new URLSearchParams(fields) }),
    })
    return answer.json()
  }
  const idOf = (clientSecret) => encodeURIComponent(String(clientSecret).split('_secret_')[0])
  const failed = () => ({ error: { type: 'api_connection_error', message: connection } })
  const data = (name) => 'payment_method_data' + name

  const sources = {
    async card() {
      const [number, expiry, cvc] = await Promise.all(['cardNumber', 'cardExpiry', 'cardCvc'].map(read))
      if (!number || !expiry || !cvc) return failed()
      const error = number.error ?? expiry.error ?? cvc.error
      if (error) return { error: { type: 'validation_error', ...error } }
      return {
        fields: {
          [data('[card][number]')]: number.value,
          [data('[card][exp_month]')]: String(Number(expiry.value.slice(0, 2))),
          [data('[card][exp_year]')]: String(2000 + Number(expiry.value.slice(2))),
          [data('[card][cvc]')]: cvc.value,
        },
      }
    },
    async sepa_debit() {
      const iban = await read('iban')
      if (!iban) return failed()
      return iban.error ? { error: { type: 'validation_error', ...iban.error } } : { fields: { [data('[sepa_debit][iban]')]: iban.value } }
    },
    ideal: async () => ({ fields: {} }),
  }

  async function confirm({ clientSecret, method, billing, returnUrl }) {
    const { error, fields } = await sources[method]()
    if (error) return { error }
    return ask('POST', idOf(clientSecret) + '/confirm', {
      client_secret: clientSecret,
      locale,
      [data('[type]')]: method,
      ...fields,
      ...(billing?.name && { [data('[billing_details][name]')]: billing.name }),
      ...(billing?.email && { [data('[billing_details][email]')]: billing.email }),
      ...(returnUrl && { return_url: returnUrl }),
    })
  }

  const commands = {
    confirm,
    abandon: ({ clientSecret }) => ask('POST', idOf(clientSecret) + '/challenge', { client_secret: clientSecret, outcome: 'fail', locale }),
    retrieve: ({ clientSecret }) => ask('GET', idOf(clientSecret), { client_secret: clientSecret }),
  }

  addEventListener('message', async ({ origin, source, data: asked }) => {
    if (asked?.group !== group || asked.type !== 'command' || origin !== owner || source !== parent || !Object.hasOwn(commands, asked.command)) return
    const result = await Promise.resolve(commands[asked.command](asked)).catch(failed)
    parent.postMessage({ type: 'answer', id: asked.id, group, result }, owner)
  })
})()
`
