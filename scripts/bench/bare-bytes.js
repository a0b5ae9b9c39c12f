let bytes

/** The floor: the same bytes from memory, nothing else. */
export default {
  fetch(_request, env) {
    bytes ??= new TextEncoder().encode(env.HTML)
    return new Response(bytes, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' } })
  },
}
