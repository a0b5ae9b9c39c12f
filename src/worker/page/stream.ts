const encoder = new TextEncoder()

export type Splices = {
  /** Before `</head>`. */
  head: string
  /** Before `</body>`, once everything else has been sent. */
  body: () => Promise<string>
}

const headEnd = '</head>'
const bodyEnd = '</body></html>'

/** Sets the worker's own markup into a document that React is still writing; nothing is held back but the few characters that close it. */
export function splice({ head, body }: Splices): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  let inBody = false
  let held = ''
  return new TransformStream({
    transform(chunk, controller) {
      held += decoder.decode(chunk, { stream: true })
      if (!inBody) {
        const at = held.indexOf(headEnd)
        if (at === -1) return
        inBody = true
        controller.enqueue(encoder.encode(held.slice(0, at) + head))
        held = held.slice(at)
      }
      const at = held.lastIndexOf(bodyEnd)
      const ready = at === -1 ? Math.max(0, held.length - bodyEnd.length) : at
      controller.enqueue(encoder.encode(held.slice(0, ready)))
      held = held.slice(ready)
    },
    async flush(controller) {
      held += decoder.decode()
      const at = held.lastIndexOf(bodyEnd)
      const before = at === -1 ? held : held.slice(0, at)
      controller.enqueue(encoder.encode(before + (await body()) + bodyEnd))
    },
  })
}
