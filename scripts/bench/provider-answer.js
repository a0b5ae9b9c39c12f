/** Stands in for the provider, so that only the storefront is measured: one answer, whatever is asked. */
export default {
  fetch: (_request, env) => new Response(env.ANSWER, { headers: { 'Content-Type': 'application/json' } }),
}
