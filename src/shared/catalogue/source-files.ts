import type { z } from 'zod'
import { errorAt, type Finding } from '../release/finding.ts'
import { type CatalogueThemes, type CatalogueTour, catalogueThemes, catalogueTour } from './tour.ts'

/** A file of the brand's catalogue as it was found. */
export type SourceFile = { name: string; text: string }

/** What a brand hands in: a JSON file per tour, and one with the names of the themes. `on`: the day of the release, by which departures are over. */
export type CatalogueFiles = { themes: SourceFile; tours: readonly SourceFile[]; on: string }

export type ReadTour = { file: string; tour: CatalogueTour }
export type ReadCatalogue = { themes: CatalogueThemes; tours: readonly ReadTour[]; findings: readonly Finding[] }

const mostFindings = 20

/** Fields that the schema does not know, so that a slip of the pen is told instead of dropped. */
function unknownIn(written: unknown, read: unknown, at: string): string[] {
  if (typeof written !== 'object' || written === null || typeof read !== 'object' || read === null) return []
  const known = new Map<string, unknown>(Object.entries(read))
  return Object.entries(written).flatMap(([key, value]) =>
    known.has(key) ? unknownIn(value, known.get(key), `${at}.${key}`) : [`${at}.${key}`],
  )
}

function readFile<Value>({ name, text }: SourceFile, schema: z.ZodType<Value>): { value?: Value; findings: Finding[] } {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return { findings: [errorAt(name, `is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`)] }
  }
  const parsed = schema.safeParse(written, { error: tellIssue })
  if (!parsed.success)
    return { findings: parsed.error.issues.slice(0, mostFindings).map(({ path, message }) => errorAt([name, ...path].join('.'), message)) }
  return { value: parsed.data, findings: unknownIn(written, parsed.data, name).map((at) => errorAt(at, 'is no field of a catalogue')) }
}

/** Issues in an editor's words, where the schema has none of its own. */
const tellIssue: z.core.$ZodErrorMap = ({ code, input, path = [] }) => {
  if (input === undefined) return 'is missing'
  if (code === 'invalid_format' && path.length === 1 && path[0] === 'id')
    return `“${String(input)}” is no template id of the provider: a t and seven digits`
  return undefined
}

/** The files as tours, and what is wrong with those that are none. */
export function readCatalogue({ themes: themesFile, tours }: CatalogueFiles): ReadCatalogue {
  const themes = readFile(themesFile, catalogueThemes)
  const read = tours.map((file) => ({ file: file.name, ...readFile(file, catalogueTour) }))
  return {
    themes: themes.value ?? {},
    tours: read.flatMap(({ file, value }) => (value ? [{ file, tour: value }] : [])),
    findings: [...themes.findings, ...read.flatMap(({ findings }) => findings)],
  }
}
