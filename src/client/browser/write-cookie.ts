import { toCookie } from '../../shared/cookies.ts'

export function writeCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = toCookie(name, value, seconds, location)
}
