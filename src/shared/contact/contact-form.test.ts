import { expect, test } from 'vitest'
import { type ContactValues, readMessage, valuesOfForm } from './contact-form.ts'

const good: ContactValues = {
  name: 'Ann Example',
  email: 'ann@example.com',
  reference: 'tm-123456',
  topic: 'booking',
  message: 'May we bring the dog?\r\nIt is small.',
}
const problemsOf = (values: Partial<ContactValues>) => {
  const read = readMessage({ ...good, ...values })
  return read.kind === 'refused' ? read.problems.map(({ name, code }) => `${name} ${code}`) : []
}

test('a message is tidied, not changed', () => {
  expect(readMessage(good)).toEqual({
    kind: 'message',
    message: { ...good, reference: 'TM-123456', message: 'May we bring the dog?\nIt is small.' },
  })
})

test('an empty form names every field but the optional one', () =>
  expect(problemsOf({ name: ' ', email: '', reference: '', topic: '', message: '\n' })).toEqual([
    'name required',
    'email required',
    'topic choose',
    'message required',
  ]))

test.each([
  [{ name: 'x'.repeat(101) }, 'name too-long'],
  [{ email: 'ann@example' }, 'email email'],
  [{ email: 'ann@example.com\r\nBcc: all@example.com' }, 'email email'],
  [{ reference: 'ABC' }, 'reference reference'],
  [{ topic: 'constructor' }, 'topic option'],
  [{ message: 'Too short' }, 'message too-short'],
  [{ message: 'x'.repeat(4001) }, 'message too-long'],
])('%o is refused', (values, problem) => expect(problemsOf(values)).toEqual([problem]))

test.each([{ message: 'x'.repeat(4000) }, { message: 'Ten signs.' }, { reference: '' }, { name: 'x'.repeat(100) }])(
  'the limits themselves are fine',
  (values) => expect(problemsOf(values)).toEqual([]),
)

test('a name stays on its line', () => {
  const read = readMessage({ ...good, name: 'Ann\r\nBcc: all@example.com' })
  expect(read).toMatchObject({ kind: 'message', message: { name: 'Ann Bcc: all@example.com' } })
})

test('a file in place of a text is an empty text', () => {
  const form = new FormData()
  form.set('name', new File(['x'], 'x.txt'))
  form.set('message', 'Hello')
  expect(valuesOfForm(form)).toEqual({ name: '', email: '', reference: '', topic: '', message: 'Hello' })
})
