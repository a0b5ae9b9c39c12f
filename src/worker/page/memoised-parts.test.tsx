import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MemoisedPart, StandInContext } from '../../client/memoised-part.tsx'
import { usePage } from '../../client/place.tsx'
import type { Page } from '../../shared/page.ts'
import { withMemoisedParts } from './memoised-parts.tsx'
import { joinPieces } from './pieces.ts'

const page = (address: string, chrome = {}): Page => ({ address, chrome, texts: { messages: {} }, place: { locale: 'en-GB' } }) as never
let rendered = 0

function Card({ title }: { title: string }) {
  const { address } = usePage()
  rendered += 1
  return (
    <p>
      <img src="/logo.svg" alt="" />
      {title} <a href={address}>€</a>
    </p>
  )
}

const written = (shown: Page, ...titles: string[]) => {
  const { pieces, preloads } = withMemoisedParts(shown, (standIn) =>
    renderToString(
      <StandInContext value={standIn}>
        <main>
          {titles.map((title) => (
            <MemoisedPart key={title}>
              <Card title={title} />
            </MemoisedPart>
          ))}
        </main>
      </StandInContext>,
    ),
  )
  return { html: new TextDecoder().decode(joinPieces(pieces).bytes), preloads }
}

test('a part is rendered once, with the address of each page', () => {
  const chrome = {}
  rendered = 0
  const first = written(page('/a?b=1&c="', chrome), 'Bergen <1>', 'Oslo')
  const second = written(page('/d', chrome), 'Oslo', 'Bergen <1>')
  expect(rendered).toBe(2)
  const card = (title: string, address: string) => `<p><img src="/logo.svg" alt=""/>${title}<!-- --> <a href="${address}">€</a></p>`
  expect(first.html).toBe(`<main>${card('Bergen &lt;1&gt;', '/a?b=1&amp;c=&quot;')}${card('Oslo', '/a?b=1&amp;c=&quot;')}</main>`)
  expect(second.html).toBe(`<main>${card('Oslo', '/d')}${card('Bergen &lt;1&gt;', '/d')}</main>`)
  expect(second.preloads).toBe('<link rel="preload" as="image" href="/logo.svg"/>')
})

test('another chrome has parts of its own', () => {
  rendered = 0
  written(page('/a', {}), 'Oslo')
  written(page('/a', {}), 'Oslo')
  expect(rendered).toBe(2)
})
