interface Problem {
  readonly code: string
  readonly detail: string
  readonly pointer?: string
}

/** The provider's way to refuse (media type application/problem+json): `detail` in the language that was asked for, which no header names. */
export const problemResponse = (status: number, ...problems: readonly Problem[]): Response =>
  new Response(
    JSON.stringify({
      status,
      problems: problems.map(({ code, detail, pointer }) => ({
        code,
        detail,
        level: 'ERROR',
        ...(pointer !== undefined && { source: { pointer } }),
      })),
    }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

/** Unknown, foreign and expired ids look alike. */
export const notFound = (): Response => new Response(null, { status: 404 })
