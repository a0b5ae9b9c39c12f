import type { z } from 'zod'
import type { programmedAnswer } from '../../sandbox/programmed-answers.ts'
import { askSandbox } from './sandbox-request.ts'

/** What the next calls that fit are answered in place of the truth; once, unless `times` says otherwise. */
export const programAnswer = (port: number, answer: z.input<typeof programmedAnswer>): Promise<unknown> =>
  askSandbox(port, '/sandbox/control', { answer })
