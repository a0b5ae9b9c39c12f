/** The check that catches a mistyped digit. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const brands = [
  { brand: 'visa', start: /^4/ },
  { brand: 'mastercard', start: /^(?:5[1-5]|2[2-7])/ },
  { brand: 'amex', start: /^3[47]/ },
  { brand: 'diners', start: /^3(?:0[0-5]|[689])/ },
  { brand: 'discover', start: /^6(?:011|4[4-9]|5)/ },
  { brand: 'jcb', start: /^35/ },
  { brand: 'unionpay', start: /^62/ },
] as const

export type Brand = (typeof brands)[number]['brand'] | 'unknown'

export const brandOf = (digits: string): Brand => brands.find(({ start }) => start.test(digits))?.brand ?? 'unknown'
