import { write } from './generated.ts'

export const sceneKinds = {
  fjord: 9,
  alpine: 9,
  coast: 9,
  'old-town': 9,
  vineyard: 9,
  desert: 9,
  forest: 9,
  islands: 9,
  savannah: 9,
  'northern-lights': 6,
  city: 9,
  lost: 1,
  storm: 1,
  pause: 1,
} as const
export const sceneWidths = [480, 800, 1280, 1920] as const

export type SceneKind = keyof typeof sceneKinds

export const sceneIds = Object.entries(sceneKinds).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`),
)

export function writeManifest(set: string) {
  const kinds = Object.entries(sceneKinds).map(([kind, count]) => `  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: ${count},`)
  write(
    'src/shared/artwork/scenes.ts',
    `export const artworkSet = '${set}'

/** How many scenes of each kind are drawn: \`fjord-1\` … \`fjord-9\`. The last three are for errors. */
export const sceneKinds = {
${kinds.join('\n')}
} as const

export type SceneKind = keyof typeof sceneKinds
export type SceneFormat = 'avif' | 'webp'

/** Each scene is drawn 3:2. */
export const sceneWidths = [${sceneWidths.join(', ')}] as const

export const errorScenes = { notFound: 'lost-1', broken: 'storm-1', unavailable: 'pause-1' } as const

/** A number that is missing or a kind that is none compares to nothing. */
export const isScene = (id: string): boolean => Number(/-([1-9])$/.exec(id)?.[1]) <= sceneKinds[id.slice(0, -2) as SceneKind]

const file = (id: string, ending: string) => \`/assets/artwork/\${artworkSet}/\${id}-\${ending}\`

export const sceneUrl = (id: string, width: (typeof sceneWidths)[number], format: SceneFormat): string => file(id, \`\${width}.\${format}\`)

export const sceneSrcset = (id: string, format: SceneFormat): string =>
  sceneWidths.map((width) => \`\${sceneUrl(id, width, format)} \${width}w\`).join(', ')

/** The picture for link previews, without the paper grain of the others. */
export const scenePreview = { width: 1200, height: 630 } as const
export const scenePreviewUrl = (id: string): string => file(id, 'preview.jpg')

/** A picture url \`/assets/artwork/{scene}\` (no set, width or ending) means one of our scenes; any other url is somebody else's picture. */
export function sceneOf(url: string): string | undefined {
  const id = /^\\/assets\\/artwork\\/([a-z0-9-]+)$/.exec(url)?.[1]
  return id !== undefined && isScene(id) ? id : undefined
}

/** The class that paints the scene's mean colour while the picture is on its way. */
export const sceneClass = (id: string): string => \`scene-\${id}\`
`,
  )
}

export function writeSceneStyles(colours: ReadonlyMap<string, string>) {
  const rules = sceneIds.flatMap((id) => {
    const colour = colours.get(id)
    return colour === undefined ? [] : [`.scene-${id} {\n  background-color: ${colour};\n}`]
  })
  write('src/client/styles/scenes.css', `${rules.join('\n\n')}\n`)
}
