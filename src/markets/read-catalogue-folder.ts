/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from '../shared/catalogue/source-files.ts'
import type { Brand } from './brand.ts'

/** A brand's catalogue as files: `themes.json`, and a JSON file per tour in `tours`. They are told by their place below the brand. */
export function readCatalogueFolder(folder: URL): ReturnType<Brand>['catalogue'] {
  const path = fileURLToPath(folder).replace(/\/$/, '')
  const read = (name: string): SourceFile => ({ name: `${basename(path)}/${name}`, text: readFileSync(`${path}/${name}`, 'utf8') })
  const tours = readdirSync(`${path}/tours`)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return { themes: read('themes.json'), tours: tours.map((name) => read(`tours/${name}`)) }
}
