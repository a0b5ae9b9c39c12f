import { describe, expect, it } from 'vitest'
import { makeKey, seal, unseal } from './seal.ts'

describe('seal', () => {
  it('gives back what was sealed', async () => {
    const key = await makeKey()
    expect(await unseal(key, await seal(key, 'Zoë Ås'))).toBe('Zoë Ås')
  })

  it('keeps the text unreadable', async () => {
    const key = await makeKey()
    expect(new TextDecoder().decode((await seal(key, 'secret words')).data)).not.toContain('secret')
  })

  it('gives nothing to another key, or where a byte changed', async () => {
    const key = await makeKey()
    const sealed = await seal(key, 'Zoë Ås')
    expect(await unseal(await makeKey(), sealed)).toBeUndefined()
    const changed = new Uint8Array(sealed.data)
    changed[0] = (changed[0] ?? 0) ^ 1
    expect(await unseal(key, { ...sealed, data: changed.buffer })).toBeUndefined()
  })

  it('makes keys that cannot be read', async () => {
    await expect(crypto.subtle.exportKey('raw', await makeKey())).rejects.toThrow()
  })
})
