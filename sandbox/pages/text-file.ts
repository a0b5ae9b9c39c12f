/** Answers a script or a stylesheet, to pages of any origin. */
export const textFile = (body: string, type: 'text/javascript' | 'text/css') => () =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
