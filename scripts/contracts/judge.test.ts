import { expect, test } from 'vitest'
import { type Document, modernised } from './document.ts'
import { createGate } from './gate.ts'
import { answerJudge, requestJudge } from './judge.ts'
import { operationsOf } from './operation.ts'
import { answerValidator, requestValidators } from './validator.ts'
import { variantsOf } from './variants.ts'

const stay = {
  type: 'object',
  required: ['nights'],
  properties: {
    nights: { type: 'integer', minimum: 0, exclusiveMinimum: true, maximum: null },
    board: { type: 'string', enum: ['none', 'half'] },
    note: { type: 'string', nullable: true },
    guests: { type: 'array', items: { $ref: '#/definitions/Guest' } },
  },
}
const guest = { type: 'object', properties: { name: { type: 'string' }, travelsWith: { $ref: '#/definitions/Guest' } } }

/** One API in each generation of the format. */
const documents = (
  [
    {
      name: 'older',
      base: '/stays',
      root: {
        paths: {
          '/{id}': {
            parameters: [{ name: 'id', in: 'path', type: 'string', required: true }],
            get: {
              parameters: [{ name: 'page', in: 'query', type: 'integer', required: true }],
              responses: { 200: { schema: { $ref: '#/definitions/Stay' } } },
            },
            put: {
              parameters: [{ name: 'data', in: 'body', required: true, schema: { $ref: '#/definitions/Stay' } }],
              responses: { 200: { schema: { $ref: '#/definitions/Stay' } }, 204: {} },
            },
            delete: { responses: { 204: {} } },
          },
          '/first': { get: { responses: { 204: {} } } },
        },
        definitions: { Stay: stay, Guest: guest },
      },
    },
    {
      name: 'newer',
      base: '',
      speaks: 'application/vnd.api+json',
      root: {
        paths: {
          '/notes': {
            post: {
              requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
              responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } } },
            },
          },
        },
        components: { schemas: { Note: { type: 'object', properties: { text: { type: 'string' } } } } },
      },
    },
  ] satisfies Document[]
).map((document): Document => ({ ...document, root: Object.fromEntries(Object.entries(Object(modernised(document.root)))) }))
const operations = documents.flatMap(operationsOf)
const judge = requestJudge(operations, requestValidators(documents, operations))

const read = { method: 'GET', path: '/stays/a', query: new URLSearchParams('page=2'), accept: '*/*', contentType: null, body: '' }
const write = { ...read, method: 'PUT', query: new URLSearchParams(), contentType: 'application/json; charset=utf-8', body: '{"nights":2}' }
const note = { ...write, method: 'POST', path: '/notes', accept: 'application/vnd.api+json', body: '{}' }

test('what is described is nowhere complained of', () => {
  for (const asked of [
    read,
    write,
    { ...read, accept: 'text/html, application/*;q=0.5' },
    { ...read, method: 'DELETE', query: new URLSearchParams() },
  ])
    expect(judge(asked)).toEqual([])
  expect(judge({ ...read, path: '/stays/first', query: new URLSearchParams() })).toEqual([])
  for (const asked of [note, { ...note, body: '' }]) expect(judge(asked)).toEqual([])
})

test.each([
  ['another path', { ...read, path: '/stays' }, 'is described nowhere'],
  ['another method', { ...read, method: 'POST' }, 'is described nowhere'],
  ['a parameter that is missing', { ...read, query: new URLSearchParams() }, 'query / must have required property'],
  ['a parameter of another type', { ...read, query: new URLSearchParams('page=two') }, 'query /page must be integer'],
  ['a parameter of nobody', { ...read, query: new URLSearchParams('page=2&size=3') }, 'query / must NOT have additional'],
  ['an answer that is not wanted as it comes', { ...read, accept: 'text/html' }, 'Accept is text/html'],
  ['a media type that the introduction asks for', { ...note, accept: 'application/json' }, 'Accept is application/json'],
  ['another content type', { ...write, contentType: 'text/plain' }, 'Content-Type is text/plain'],
  ['no content type', { ...write, contentType: null }, 'Content-Type is null'],
  ['no body', { ...write, body: '' }, 'body is missing'],
  ['a body where none is described', { ...read, body: '{}' }, 'body is not described'],
  ['a body that is no JSON', { ...write, body: 'nights=2' }, 'body is not JSON'],
  ['a limit', { ...write, body: '{"nights":0}' }, 'body /nights must be > 0'],
  ['a field of nobody', { ...write, body: '{"nights":2,"night":3}' }, 'body / must NOT have additional'],
])('%s is told', (_, asked, complaint) => {
  expect(judge(asked)).toEqual([expect.stringContaining(complaint)])
})

test('answers are held to status, media type and body; more than is described may be in them', () => {
  const judgeAnswer = answerJudge(operations, answerValidator(documents))
  const said = (status: number, body: string, contentType: string | null = 'application/json') =>
    judgeAnswer('PUT', '/stays/a', { status, contentType, body })
  expect([said(200, '{"nights":2,"more":[]}'), said(204, '', null)]).toEqual([[], []])
  expect(said(201, '{}')).toEqual(['answer 201 is not described'])
  expect(said(204, '{}')).toEqual(['answer 204 has a body that is not described'])
  expect(said(200, '{"nights":2}', 'text/html')).toEqual(['answer 200 is text/html, described is application/json'])
  expect(said(200, '<html>')).toEqual(['answer 200 is not JSON'])
  expect(said(200, '{"nights":2,"board":"full"}')).toEqual([expect.stringContaining('/board must be equal to one of')])
})

test('the gate judges the provider’s addresses and leaves the others alone', async () => {
  const nothing = { bodies: {}, queries: {} }
  const gate = createGate(operations, nothing)
  const ask = (path: string, init: RequestInit = {}) => gate(new Request(`http://sandbox.test${path}`, init))
  expect(await ask('/mailbox')).toEqual([])
  expect(await ask('/stays/a/b')).toEqual(['GET /stays/a/b is described nowhere'])
  expect(await ask('/stays/a', { method: 'DELETE', body: '{}' })).toEqual(['DELETE /stays/a body is not described'])
  expect(await ask('/discovery/v1/tours?page=1')).toEqual([])
})

test('variants differ from the fullest answer in one place each', () => {
  const variants = variantsOf(documents, { document: 'older', fragment: '#/definitions/Stay' })
  const full = { nights: 3, board: 'none', note: 'text', guests: [{ name: 'text' }] }
  const { nights, board, note: _, guests } = full
  expect(Object.fromEntries(variants.map(({ what, value }) => [what, value]))).toMatchObject({
    'in full': full,
    'only what is required': { nights },
    'board half': { ...full, board: 'half' },
    'note null': { ...full, note: null },
    'note left out': { nights, board, guests },
    'guests empty': { ...full, guests: [] },
    'guests of two': { ...full, guests: [{ name: 'text' }, { name: 'text' }] },
    'guests[].name left out': { ...full, guests: [{}] },
    'guests[].name null': { ...full, guests: [{ name: null }] },
  })
  expect(variants.some(({ what }) => what === 'nights left out' || what === 'nights 0')).toBe(false)
})
