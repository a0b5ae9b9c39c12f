import { describe, expect, it } from 'vitest'
import { artworkSet, isScene, sceneKinds, sceneOf, scenePreviewUrl, sceneSrcset, sceneUrl } from './scenes.ts'

describe('scenes', () => {
  it('are at most 120', () => expect(Object.values(sceneKinds).reduce<number>((sum, count) => sum + count, 0)).toBeLessThanOrEqual(120))

  it('know their own ids and no others', () => {
    expect(isScene('fjord-9')).toBe(true)
    expect(isScene('fjord-10')).toBe(false)
    expect(isScene('northern-lights-7')).toBe(false)
    expect(isScene('fjord-0')).toBe(false)
    expect(isScene('constructor')).toBe(false)
    expect(isScene('toString-1')).toBe(false)
  })

  it('have an address per width and format', () => {
    expect(sceneUrl('old-town-3', 800, 'avif')).toBe(`/assets/artwork/${artworkSet}/old-town-3-800.avif`)
    expect(sceneSrcset('coast-1', 'webp').split(', ')).toHaveLength(4)
  })

  it('have a picture each for link previews', () => {
    expect(scenePreviewUrl('northern-lights-4')).toBe(`/assets/artwork/${artworkSet}/northern-lights-4-preview.jpg`)
  })
})

describe('sceneOf', () => {
  it('finds our scene behind a picture url', () => expect(sceneOf('/assets/artwork/islands-2')).toBe('islands-2'))

  it.each(['/assets/artwork/islands-99', '/assets/artwork/islands-2-800.webp', 'https://cdn.example/assets/artwork/islands-2', ''])(
    'leaves %s alone',
    (url) => expect(sceneOf(url)).toBeUndefined(),
  )
})
