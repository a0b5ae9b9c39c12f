import { expect, test } from 'vitest'
import { errorContents } from '../../markets/error-contents.ts'
import { errors } from '../../markets/languages/en/words/errors.ts'
import { toProblemWords } from './problem.ts'

test.each([
  [500, 'BAD_GATEWAY', errors.errorConfiguration500],
  [503, 'API_SERVICE_UNAVAILABLE', errors.errorConfiguration503],
  [undefined, 'BAD_GATEWAY', errors.badGateway],
] as const)(
  'an answer of status %s that came without a code is said as its status says (rule 36)',
  (uncodedStatus, code, { title, message }) => {
    const said = toProblemWords(
      { status: 502, code, uncodedStatus },
      { configuration: errorContents, language: 'en', say: () => undefined },
    )
    expect(said).toEqual({ title, detail: message })
  },
)
