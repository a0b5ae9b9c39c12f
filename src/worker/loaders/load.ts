import type { PageData } from '../../shared/page.ts'
import type { RouteName } from '../../shared/routing/routes.ts'
import { storing } from '../checkout/trip/trip.ts'
import { actions } from './actions.ts'
import type { Action, LoadContext, Loaded, Loader } from './loader.ts'
import { loaders } from './loaders.ts'

export type AnyLoaded = Loaded<PageData<RouteName>>

export const load = async (route: RouteName, context: LoadContext): Promise<AnyLoaded> => {
  const loader: Loader<PageData<RouteName>> = loaders[route]
  return storing(context, loader(context))
}

const actionOf = (route: RouteName): Action<PageData<RouteName>> | undefined => {
  const known: { readonly [Route in RouteName]?: Action<PageData<RouteName>> } = actions
  return known[route]
}

/** Whether a form may be posted to the page's own address. */
export const mayAct = (route: RouteName): boolean => actionOf(route) !== undefined

export const act = async (route: RouteName, context: LoadContext, form: FormData): Promise<AnyLoaded> =>
  storing(context, actionOf(route)?.(context, form) ?? { kind: 'not-found' })
