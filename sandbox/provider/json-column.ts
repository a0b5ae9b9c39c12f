import { z } from 'zod'

/** A column that holds JSON, or nothing. */
export const jsonColumn = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .nullable()
    .transform((text) => (text === null ? undefined : schema.parse(JSON.parse(text))))
