import type { ModuleReplacementFramePage, ModuleReplacementPage } from '../../../shared/checkout/pages/module-replacement.ts'
import { isProviderAddress } from '../../provider/environment.ts'
import { type Loader, nothing } from '../loader.ts'

export const loadModuleReplacement: Loader<ModuleReplacementPage> = () => ({ kind: 'data', data: {} })

export const loadModuleReplacementFrame: Loader<ModuleReplacementFramePage> = ({ params, env, market, request }) => {
  const url = params.encodedUrl ?? ''
  return isProviderAddress(env, market.provider.key, request, url) ? { kind: 'data', data: { url } } : nothing
}
