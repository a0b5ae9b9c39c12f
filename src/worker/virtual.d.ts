declare module 'virtual:client-manifest' {
  type ManifestChunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
  /** Null while developing: Vite serves the sources. */
  const manifest: Record<string, ManifestChunk> | null
  export default manifest
  /** Names this build; part of every cache key. */
  export const build: string
}
