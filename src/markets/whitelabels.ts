import type { Brand } from './brand.ts'
import { noctua } from './noctua/noctua.ts'
import { nordlys } from './nordlys/nordlys.ts'
import { tidemark } from './tidemark/tidemark.ts'

/** Every brand this repository ships as an example. */
export const whitelabels: readonly Brand[] = [tidemark, nordlys, noctua]
