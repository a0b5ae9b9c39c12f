/** Runs in the frames of the fields; the one that leads, of the card or account number, asks its siblings for their values and talks to the processor. */
export const frameScript = `(() => {
  'use strict'
  const parameters = new URLSearchParams(location.search)
  const [group, owner] = [parameters.get('group'), parameters.get('parent')]
  const field = document.documentElement.dataset.field
  const words = JSON.parse(document.documentElement.dataset.words)
  const input = document.querySelector('input')

  const digitsOf = (text) => text.replace(/\\D/g, '')
  const isAmex = (digits) => /^3[47]/.test(digits)
  const brands = [['visa', /^4/, 16], ['mastercard', /^(?:5[1-5]|2[2-7])/, 16], ['amex', /^3[47]/, 15], ['diners', /^3(?:0[0-5]|[689])/, 14], ['discover', /^6(?:011|4[4-9]|5)/, 16], ['jcb', /^35/, 16], ['unionpay', /^62/, 16]]
  const brandOf = (digits) => brands.find(([, start]) => start.test(digits)) ?? ['unknown', /^/, 16]
  const passesLuhn = (digits) =>
    [...digits].reverse().reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) % 10 === 0

  const ibanLengths = { AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27 }
  const ibanLength = (text) => ibanLengths[text.slice(0, 2)] ?? 34
  const passesIban = (text) =>
    /^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$/.test(text) &&
    [...(text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1

  const digits = { clean: digitsOf, sign: /\\d/ }
  const freeText = { clean: (text) => text.replace(/\\s+/g, ' ').trimStart(), sign: /[^]/, most: () => 250, write: (text) => text, wrong: () => undefined }
  const kinds = {
    cardNumber: {
      ...digits,
      most: (digits) => brandOf(digits)[2],
      write: (digits) => (isAmex(digits) ? digits.replace(/^(\\d{4})(\\d{1,6})?(\\d+)?/, (_, a, b = '', c = '') => [a, b, c].filter(Boolean).join(' ')) : digits.replace(/(\\d{4})(?=\\d)/g, '$1 ')),
      isComplete: (digits) => digits.length === brandOf(digits)[2],
      wrong: (digits) => (passesLuhn(digits) ? undefined : 'invalid_number'),
      incomplete: 'incomplete_number',
    },
    cardExpiry: {
      ...digits,
      most: () => 4,
      write: (digits) => (digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits),
      isComplete: (digits) => digits.length === 4,
      wrong: (digits) => {
        const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))]
        const today = new Date()
        if (month < 1 || month > 12) return 'invalid_expiry_month'
        if (year > today.getFullYear() + 50) return 'invalid_expiry_year'
        return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1 ? 'invalid_expiry_year_past' : undefined
      },
      incomplete: 'incomplete_expiry',
    },
    cardCvc: {
      ...digits,
      most: () => 4,
      write: (digits) => digits,
      isComplete: (digits) => digits.length >= 3,
      wrong: () => undefined,
      incomplete: 'incomplete_cvc',
    },
    iban: {
      clean: (text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
      sign: /[A-Z0-9]/i,
      most: ibanLength,
      write: (text) => text.replace(/(.{4})(?=.)/g, '$1 '),
      isComplete: (text) => text.length === ibanLength(text) || (text.length >= 15 && passesIban(text)),
      wrong: (text) => (passesIban(text) ? undefined : 'invalid_iban'),
      incomplete: 'incomplete_iban',
    },
    sepaFullname: { ...freeText, isComplete: (text) => text.trim() !== '', incomplete: 'incomplete_name' },
    sepaEmail: {
      ...freeText,
      clean: (text) => text.trim(),
      isComplete: (text) => /^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$/.test(text),
      incomplete: 'incomplete_email',
    },
  }
  const kind = kinds[field]
  let left = false

  const problem = (code) => ({ code, message: words[code] })
  const tell = (message) => parent.postMessage({ ...message, group }, owner)
  const emit = (name, detail) => tell({ type: 'event', name, detail: { elementType: field, ...detail } })

  function errorNow(strict) {
    const value = kind.clean(input.value)
    if (kind.isComplete(value)) {
      const code = kind.wrong(value)
      return code && problem(code)
    }
    return strict || (left && value) ? problem(kind.incomplete) : undefined
  }

  function report(strict = false) {
    const value = kind.clean(input.value)
    const error = errorNow(strict)
    input.toggleAttribute('data-wrong', Boolean(error))
    if (error) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    emit('change', {
      empty: value === '',
      complete: kind.isComplete(value) && !kind.wrong(value),
      ...(error && { error }),
      ...(field === 'cardNumber' && { brand: brandOf(value)[0] }),
    })
    return error
  }

  function readExpiry(text) {
    const [, month, year] = /^\\s*(\\d{1,2})\\s*[/.-]\\s*(?:20)?(\\d{2})\\s*$/.exec(text) ?? []
    if (month) return month.padStart(2, '0') + year
    const digits = digitsOf(text)
    return /^[2-9]$/.test(digits) ? '0' + digits : digits
  }

  input.addEventListener('input', (event) => {
    const count = (text) => [...text].filter((sign) => kind.sign.test(sign)).length
    const before = count(input.value.slice(0, input.selectionStart ?? input.value.length))
    const isDeleting = event.inputType?.startsWith('delete')
    const value = field === 'cardExpiry' && !isDeleting ? readExpiry(input.value) : kind.clean(input.value)
    const written = kind.write(value.slice(0, kind.most(value)))
    const atEnd = input.selectionStart === input.value.length
    if (written !== input.value) input.value = written
    let [caret, seen] = [0, 0]
    while (!atEnd && caret < written.length && seen < before) if (kind.sign.test(written[caret++])) seen++
    const position = atEnd ? written.length : caret
    if (field !== 'sepaEmail') input.setSelectionRange(position, position)
    report()
  })
  input.addEventListener('focus', () => emit('focus', {}))
  input.addEventListener('blur', () => {
    left = true
    report()
    emit('blur', {})
  })

  const siblings = () => Array.from({ length: parent.frames.length }, (_, index) => parent.frames[index]).filter((frame) => frame !== window)

  function askSibling(wanted) {
    const id = crypto.randomUUID()
    return new Promise((resolve) => {
      const hear = ({ origin, data }) => {
        if (origin !== location.origin || data?.type !== 'value' || data.id !== id) return
        end(data.value)
      }
      const late = setTimeout(() => end(undefined), 3000)
      const end = (value) => {
        clearTimeout(late)
        removeEventListener('message', hear)
        resolve(value)
      }
      addEventListener('message', hear)
      for (const frame of siblings()) frame.postMessage({ type: 'ask', wanted, id, group }, location.origin)
    })
  }

  const post = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return answer.json()
  }
  const intentPath = (clientSecret, action) => '/payments/v1/intents/' + encodeURIComponent(String(clientSecret).split('_secret_')[0]) + '/' + action

  /** Both siblings' values, or what is wrong with any of the three. */
  async function gather(...wanted) {
    const found = await Promise.all(wanted.map(askSibling))
    const error = report(true) ?? found.find((each) => each?.error)?.error ?? (found.every(Boolean) ? undefined : problem('connection'))
    return { error, values: found.map((each) => each?.value) }
  }

  async function meansOfPayment() {
    if (field === 'iban') {
      const { error, values: [name, email] } = await gather('sepaFullname', 'sepaEmail')
      return { error, sepa_debit: { iban: kind.clean(input.value), name, email } }
    }
    const { error, values: [expiry = '', cvc] } = await gather('cardExpiry', 'cardCvc')
    return { error, card: { number: kind.clean(input.value), exp_month: Number(expiry.slice(0, 2)), exp_year: 2000 + Number(expiry.slice(2)), cvc } }
  }

  async function confirm(clientSecret) {
    const { error, ...means } = await meansOfPayment()
    if (error) return { status: 'requires_payment_method', error }
    return post(intentPath(clientSecret, 'confirm'), { client_secret: clientSecret, ...means })
  }

  const commands = {
    focus: () => input.focus(),
    clear: () => {
      input.value = ''
      left = false
      report()
    },
    fill: ({ value }) => {
      input.value = kind.write(kind.clean(String(value)))
      report()
    },
    confirm: ({ clientSecret }) => confirm(clientSecret),
    abandon: ({ clientSecret }) => post(intentPath(clientSecret, 'challenge'), { client_secret: clientSecret, outcome: 'abandon' }),
  }

  addEventListener('message', async ({ origin, source, data }) => {
    if (data?.group !== group) return
    if (data.type === 'ask' && origin === location.origin && data.wanted === field) {
      const error = report(true)
      source.postMessage({ type: 'value', id: data.id, value: { value: kind.clean(input.value), ...(error && { error }) } }, location.origin)
    }
    if (data.type === 'command' && origin === owner && source === parent && Object.hasOwn(commands, data.command)) {
      if (data.id === undefined) return commands[data.command](data)
      const result = await Promise.resolve(commands[data.command](data)).catch(() => ({ status: 'requires_payment_method', error: problem('connection') }))
      tell({ type: 'answer', id: data.id, result })
    }
  })

  const allowed = {
    fontSize: ['--font-size', /^\\d{1,2}(?:\\.\\d{1,3})?(?:px|rem)$/],
    color: ['--color', /^(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\\([\\d\\s.,%/a-z-]{1,60}\\))$/i],
    placeholderColor: ['--placeholder', /^(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\\([\\d\\s.,%/a-z-]{1,60}\\))$/i],
    errorColor: ['--error', /^(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\\([\\d\\s.,%/a-z-]{1,60}\\))$/i],
    scheme: ['color-scheme', /^(?:normal|light|dark|light dark)$/],
  }
  try {
    const style = JSON.parse(parameters.get('style') ?? '{}')
    for (const [name, [property, shape]] of Object.entries(allowed))
      if (Object.hasOwn(style, name) && shape.test(String(style[name]))) document.documentElement.style.setProperty(property, String(style[name]))
  } catch {
    // A style that cannot be read leaves the plain one.
  }
  emit('ready', {})
})()
`
