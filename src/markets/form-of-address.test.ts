import { expect, test } from 'vitest'
import type { LanguageCode } from '../shared/language.ts'
import { addressFindings } from './form-of-address.ts'

test.each<[LanguageCode, string]>([
  ['en', 'Choose your date'],
  ['de', 'Bitte wählen Sie Ihr Land in Europa; die Reise und ihr Preis'],
  ['fr', 'Choisissez votre date, et ce qui tient au prix'],
  ['nl', 'Kies je datum: 3 u 20 min, \ufffc u'],
  ['no', 'De som bor i nord, reiser til De sørlige alper'],
  ['sv', 'Välj ditt datum'],
  ['da', 'I alt. De Sydlige Alper og deres bjerge'],
  ['fi', 'Minne haluat? Valitse tilanne, hintasi ja määränpää'],
  ['pt', 'Escolha a sua data'],
  ['it', 'Scegli la tua data; la guida e la sua voce'],
])('%s: %s keeps to the form', (language, text) => expect(addressFindings(language, text)).toEqual([]))

test.each<[LanguageCode, string, string]>([
  ['de', 'Wähle dein Land', 'dein'],
  ['de', 'Ruf uns an', 'Ruf uns'],
  ['fr', 'Dis-nous où tu vas', 'tu'],
  ['fr', 'Nous t’aidons', 't’'],
  ['nl', 'Kunt u uw datum kiezen', 'uw'],
  ['nl', 'Kunt u kiezen', 'u'],
  ['no', 'Her kan De velge', 'De'],
  ['no', 'Hvor vil dere', 'dere'],
  ['sv', 'Var vill ni bo', 'ni'],
  ['da', 'Her kan De vælge', 'De'],
  ['da', 'hvis I vil', 'I'],
  ['fi', 'Valitsette hotellin', 'Valitsette'],
  ['fi', 'Matkanne hinta', 'Matkanne'],
  ['pt', 'A tua viagem', 'tua'],
  ['it', 'Chiamateci', 'Chiamateci'],
  ['it', 'Qui Lei sceglie', 'Lei'],
])('%s: %s leaves it with “%s”', (language, text, found) =>
  expect(addressFindings(language, text).some((finding) => finding.startsWith(`“${found}”`))).toBe(true),
)
