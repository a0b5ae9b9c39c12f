import type { LoadContext } from '../../loaders/loader.ts'

export const checkoutIdOf = ({ params }: LoadContext): string => params.checkoutId ?? ''

export const cookies = (setCookie: string | undefined) => (setCookie ? { setCookies: [setCookie] } : {})
