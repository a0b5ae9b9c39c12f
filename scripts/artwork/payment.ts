import { write } from './generated.ts'

const tile = (label: string, ground: string, body: string, edge = ground) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 30" width="48" height="30" role="img" aria-label="${label}"><rect x=".5" y=".5" width="47" height="29" rx="4.5" fill="${ground}" stroke="${edge}"/>${body}</svg>\n`

const words = (text: string, x: number, y: number, size: number, colour: string, extra = '') =>
  `<text x="${x}" y="${y}" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="${size}" fill="${colour}" text-anchor="middle"${extra}>${text}</text>`

const chip = (x: number, y: number, colour: string) =>
  `<g fill="none" stroke="${colour}"><rect x="${x}" y="${y}" width="8" height="6" rx="1.2"/><path d="M${x} ${y + 3}h2.6m2.8 0H${x + 8}M${x + 4} ${y}v1.4m0 3.2V${y + 6}"/></g>`

const marks = {
  visa: tile('Visa', '#24407c', `${chip(5, 5, '#e9c46a')}${words('Visa', 31, 22, 12, '#ffffff')}`),
  mastercard: tile(
    'Mastercard',
    '#2f2a33',
    `${chip(5, 5, '#f2b263')}${words('Master', 30, 15, 8.5, '#ffffff')}${words('card', 34, 24, 8.5, '#f2b263')}`,
  ),
  amex: tile(
    'American Express',
    '#2f7f93',
    `<path d="M4 9.5h40M4 20.5h40" stroke="#ffffff" opacity=".5"/>${words('AMEX', 24, 19, 11, '#ffffff', ' letter-spacing=".6"')}`,
  ),
  sepa: tile(
    'SEPA',
    '#f6f3ea',
    `<path d="M7 11h9m0 0-3-3m3 3-3 3M16 19H7m0 0 3-3m-3 3 3 3" fill="none" stroke="#2c5aa0" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>${words('SEPA', 32, 19, 10, '#24407c')}`,
    '#cfc9b8',
  ),
  ideal: tile(
    'iDEAL',
    '#fbf7f0',
    `<path d="M6 20V11m3.5 9V11M13 20V11M4.5 22.5h10M4.5 9 9.5 5.5 14.5 9z" fill="none" stroke="#b03a72" stroke-width="1.5" stroke-linejoin="round"/>${words('iDEAL', 31, 19, 10, '#3a2a35')}`,
    '#d9cdc8',
  ),
  invoice: tile(
    'Invoice',
    '#f6f3ea',
    '<path d="M17 5h11l4 4v16l-2.5-1.5L27 25l-2.5-1.5L22 25l-2.5-1.5L17 25z" fill="#ffffff" stroke="#4a5560" stroke-width="1.3" stroke-linejoin="round"/><path d="M20.5 12h8M20.5 15.5h8M20.5 19h5" stroke="#4a5560" stroke-width="1.3" stroke-linecap="round"/>',
    '#cfc9b8',
  ),
}

for (const [name, svg] of Object.entries(marks)) write(`public/assets/payment/${name}.svg`, svg)
