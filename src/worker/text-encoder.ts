/** Fast UTF-8 for React's stream, which encodes thousands of small chunks a page; the build puts it in place of the platform's class. */
type Native = { encode(text: string): Uint8Array; encodeInto(text: string, target: Uint8Array): { read: number; written: number } }
const native: Native = new (Reflect.get(globalThis, 'TextEncoder'))()

export class TextEncoder {
  readonly encoding = 'utf-8'

  encode(text = ''): Uint8Array {
    const length = text.length
    if (length > 2048) return native.encode(text)
    const bytes = new Uint8Array(length * 3)
    let at = 0
    for (let index = 0; index < length; index++) {
      let code = text.charCodeAt(index)
      if (code < 0x80) {
        bytes[at++] = code
        continue
      }
      if (code >= 0xd800 && code <= 0xdfff) {
        const next = code <= 0xdbff ? text.charCodeAt(index + 1) : Number.NaN
        if (next >= 0xdc00 && next <= 0xdfff) {
          code = ((code - 0xd800) << 10) + (next - 0xdc00) + 0x10000
          index++
        } else code = 0xfffd
      }
      if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6)
      else if (code < 0x10000) {
        bytes[at++] = 0xe0 | (code >> 12)
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f)
      } else {
        bytes[at++] = 0xf0 | (code >> 18)
        bytes[at++] = 0x80 | ((code >> 12) & 0x3f)
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f)
      }
      bytes[at++] = 0x80 | (code & 0x3f)
    }
    return bytes.subarray(0, at)
  }

  encodeInto(text: string, target: Uint8Array) {
    return native.encodeInto(text, target)
  }
}
