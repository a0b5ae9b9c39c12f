import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const question = z.object({
  refId: z.string(),
  name: z.string(),
  kind: z.string(),
  required: z.boolean(),
  answer: z.string(),
  options: z.array(z.object({ value: z.string() })),
})
const group = z.object({ componentId: z.string(), questions: z.array(question) })
const page = z.object({ data: z.object({ groups: z.array(group) }) })
type Question = z.infer<typeof question>

const given = new Map([
  ['boolean', 'true'],
  ['int', '172'],
  ['double', '72.5'],
  ['date', '29/02/2024'],
  ['dateAndTime', '27/03/2027 23:59'],
  ['phone', '+31612345678'],
  ['text', 'none'],
])
const answerTo = ({ kind, options }: Question) => options[0]?.value ?? given.get(kind) ?? ''

async function atQuestions() {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000402')
  await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await visitor.travellerForm(id))
  await visitor.api('POST', 'checkout/steps/additional-options', {}, id)
  await visitor.api('POST', 'checkout/availabilityCheck', {}, id)
  await visitor.api('POST', 'checkout/steps/availability', {}, id)
  const step = `/xx-en/checkout/${id}/experiences`
  const shown = async () => page.parse(await (await visitor.ask('GET', `${step}/_payload.json`)).json()).data.groups
  const [needed, free] = await shown()
  if (!needed || !free) throw new Error('the trip asks nothing')
  return {
    visitor,
    id,
    html: async () => (await visitor.ask('GET', step)).text(),
    upstream: `/checkout/v1/checkouts/${id}/activity-questions`,
    needed,
    free,
    shown,
    answer: (answers: readonly { group: z.infer<typeof group>; question: Question; answer: string }[]) =>
      visitor.api(
        'POST',
        'checkout/activity-questions',
        answers.map(({ group: { componentId }, question: { refId }, answer }) => ({ componentId, questionRefId: refId, answer })),
        id,
      ),
    post: (fields: Record<string, string>) => visitor.ask('POST', step, new URLSearchParams(fields)),
  }
}
const allOf = (of: z.infer<typeof group>) => of.questions.map((each) => ({ group: of, question: each, answer: answerTo(each) }))
const formOf = (answers: readonly { question: Question; answer: string }[]) =>
  Object.fromEntries(answers.map(({ question: { name }, answer }) => [name, answer]))

test('every kind of question is asked, once as required and once as optional', async () => {
  const { needed, free } = await atQuestions()
  const kinds = ['boolean', 'int', 'date', 'text', 'select', 'phone', 'double', 'dateAndTime']
  expect([...new Set(needed.questions.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort())
  expect([...new Set(free.questions.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort())
  expect([needed.questions.every(({ required }) => required), free.questions.some(({ required }) => required)]).toEqual([true, false])
})

test('the step is not complete while a required question is open, whoever asks', async () => {
  const { visitor, id, needed, answer } = await atQuestions()
  const complete = () => visitor.api('POST', 'checkout/steps/experiences', {}, id)
  const refused = await complete()
  const { problems } = z.object({ problems: z.array(z.object({ name: z.string() })) }).parse(await refused.json())
  expect([refused.status, problems.map(({ name }) => name)]).toEqual([422, needed.questions.map(({ name }) => name)])
  expect((await answer(allOf(needed))).status).toBe(200)
  expect((await complete()).status).toBe(200)
})

test('optional questions may stay empty, required ones may not; a wrong answer is told at its question', async () => {
  const { needed, free, answer, post, shown } = await atQuestions()
  const missing = await post({})
  expect(missing.status).toBe(422)
  const wrong = {
    boolean: 'yes',
    int: '1.5',
    double: '1,5,5',
    date: '30/02/2024',
    dateAndTime: '27/03/2027 24:00',
    phone: '12',
    select: 'x',
  }
  for (const [kind, text] of Object.entries(wrong)) {
    const asked = free.questions.find((each) => each.kind === kind)
    if (!asked) throw new Error(`no question of kind ${kind}`)
    const refused = await answer([...allOf(needed), { group: free, question: asked, answer: text }])
    const problems = z.object({ problems: z.array(z.object({ name: z.string() })) }).parse(await refused.json())
    expect([kind, refused.status, problems.problems.map(({ name }) => name)]).toEqual([kind, 422, [asked.name]])
  }
  expect((await answer(allOf(needed))).status).toBe(200)
  const [stored, untouched] = await shown()
  expect(stored?.questions.map((each) => each.answer)).toEqual(needed.questions.map(answerTo))
  expect(untouched?.questions.map((each) => each.answer)).toEqual(free.questions.map(() => ''))
})

test('an answer that is emptied is taken back, without JavaScript too; one that is not named stays', async () => {
  const { needed, free, answer, post, shown } = await atQuestions()
  expect((await post(formOf([...allOf(needed), ...allOf(free)]))).status).toBe(303)
  const text = free.questions.find(({ kind }) => kind === 'text')
  const number = free.questions.find(({ kind }) => kind === 'int')
  if (!text || !number) throw new Error('not asked')
  const answersNow = async () => new Map((await shown())[1]?.questions.map((each) => [each.name, each.answer]))
  expect((await answer([...allOf(needed), { group: free, question: text, answer: '' }])).status).toBe(200)
  expect([(await answersNow()).get(text.name), (await answersNow()).get(number.name)]).toEqual(['', '172'])
  expect((await post({ ...formOf(allOf(needed)), [number.name]: ' ' })).status).toBe(303)
  expect((await answersNow()).get(number.name)).toBe('')
})

/** The boxes of a day or a moment, as a form without scripts posts them. */
function boxesOf(name: string, kind: string, answer: string): Record<string, string> {
  if (kind !== 'date' && kind !== 'dateAndTime') return { [name]: answer }
  const [date = '', time = ''] = answer.split(' ')
  const [day = '', month = '', year = ''] = date.split('/')
  const [hour = '', minute = ''] = time.split(':')
  const boxes = Object.entries({ day, month, year, ...(kind === 'dateAndTime' && { hour, minute }) })
  return Object.fromEntries(boxes.map(([box, value]) => [`${name}.${box}`, value]))
}
const boxed = (answers: ReturnType<typeof allOf>) =>
  Object.assign({}, ...answers.map(({ question: { name, kind }, answer }) => boxesOf(name, kind, answer)))

test('a day and a moment are asked in boxes, and boxes are what a form without scripts posts', async () => {
  const { needed, post, shown, html } = await atQuestions()
  const moment = needed.questions.find(({ kind }) => kind === 'dateAndTime')?.name ?? ''
  const page = await html()
  for (const box of ['day', 'month', 'year', 'hour', 'minute']) expect(page).toContain(`name="${moment}.${box}"`)
  const refused = await post({ ...boxed(allOf(needed)), [`${moment}.hour`]: '25' })
  expect([refused.status, /name="[^"]*\.hour"[^>]*value="25"|value="25"[^>]*name="[^"]*\.hour"/.test(await refused.text())]).toEqual([
    422,
    true,
  ])
  expect((await post(boxed(allOf(needed)))).status).toBe(303)
  expect((await shown())[0]?.questions.map(({ answer }) => answer)).toEqual(needed.questions.map(answerTo))
})

test('on the way back what holds is sent and what does not yet is kept, with a script or without; nothing is completed', async () => {
  const { needed, post, html, visitor, id, shown } = await atQuestions()
  const by = (kind: string) => needed.questions.find((each) => each.kind === kind)?.name ?? ''
  const back = await post({ [by('int')]: '171', [by('phone')]: '12', [by('text')]: '', intent: 'back' })
  expect([back.status, back.headers.get('location')]).toEqual([303, expect.stringMatching(/\/additional-options$/)])
  const answers = async () => new Map((await shown())[0]?.questions.map(({ name, answer }) => [name, answer]))
  expect([(await answers()).get(by('int')), (await answers()).get(by('phone'))]).toEqual(['171', ''])
  expect(await html()).toMatch(/value="12"/)
  expect((await visitor.page(id, 'payment')).redirect).toMatch(/\/experiences/)

  const { componentId, questions } = needed
  const typed = questions.flatMap(({ name, refId, kind }) => {
    const answer = { phone: '+31612345678', int: 'tall' }[kind]
    return answer && (kind !== 'int' || name === by('int')) ? [{ componentId, questionRefId: refId, answer }] : []
  })
  expect((await visitor.api('POST', 'checkout/activity-questions/so-far', typed, id)).status).toBe(200)
  expect([(await answers()).get(by('int')), (await answers()).get(by('phone'))]).toEqual(['171', '+31612345678'])
  expect(await html()).toMatch(/value="tall"/)
})

test('what the provider refuses is told in its words, and nothing typed is lost', async () => {
  const { needed, post, upstream, shown } = await atQuestions()
  const why = 'The guide speaks no Klingon.'
  const refusal = { status: 400, problems: [{ code: 'InputValidation', detail: why }] }
  await programAnswer(shop.port, { path: upstream, method: 'POST', status: 400, problem: refusal, language: 'en' })
  const refused = await post(formOf(allOf(needed)))
  const html = await refused.text()
  expect([refused.status, html.includes(why), html.includes('value="23"')]).toEqual([422, true, true])
  await programAnswer(shop.port, { path: upstream, method: 'POST', status: 502 })
  expect((await post(formOf(allOf(needed)))).status).toBeGreaterThanOrEqual(500)
  expect((await shown())[0]?.questions.every(({ answer }) => answer === '')).toBe(true)
})
