export { routeView } from '../../../shared/design/route-view.ts'
