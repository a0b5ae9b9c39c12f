const encoder = new TextEncoder()

export type Splices = {
  /** Before `</head>`. */
  head: string
  /** After `<body>`. */
  bodyStart?: string
  /** Before `</body>`, once everything else has been sent. */
  body: () => Promise<string>
}

/** The head's end and the body's tag stand together. */
const seam = /<\/head><body[^>]*>/
const bodyEnd = '</body></html>'

/** Sets the worker's own markup into a document that React is still writing; nothing is held back but the few characters that close it. */
export function splice({ head, bodyStart = '', body }: Splices): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  let inBody = false
  let held = ''
  return new TransformStream({
    transform(chunk, controller) {
      held += decoder.decode(chunk, { stream: true })
      if (!inBody) {
        const found = seam.exec(held)
        if (!found) return
        inBody = true
        const [tags] = found
        controller.enqueue(encoder.encode(`${held.slice(0, found.index)}${head}${tags}${bodyStart}`))
        held = held.slice(found.index + tags.length)
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
