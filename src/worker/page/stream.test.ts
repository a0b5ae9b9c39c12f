import { expect, test } from 'vitest'
import { splice } from './stream.ts'

async function spliced(chunks: Uint8Array[], body: () => Promise<string> = async () => '<BODY>') {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  return new Response(source.pipeThrough(splice({ head: '<HEAD>', body }))).text()
}
const html = '<html><head><title>Ålesund €</title></head><body><p>北京</p></body></html>'
const whole = '<html><head><title>Ålesund €</title><HEAD></head><body><p>北京</p><BODY></body></html>'
const bytes = new TextEncoder().encode(html)

test.each([1, 2, 3, 7, 64, 1000])('sets its parts in, whatever the size of the chunks: %i', async (size) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.slice(index * size, (index + 1) * size))
  expect(await spliced(chunks)).toBe(whole)
})

test('ends the document even where the source did not', async () => {
  expect(await spliced([new TextEncoder().encode('<html><head></head><body><p>half')])).toMatch(/half<BODY><\/body><\/html>$/)
})
