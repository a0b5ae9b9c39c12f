import { type ComponentType, lazy, Suspense } from 'react'

const without = { default: () => null }

/**
 * A part that comes once it is rendered for the first time. Where it cannot be had, the page stands without it;
 * a page that is about to be loaded anew gets nothing instead of a failure (`vite:preloadError`).
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> } | undefined>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (module) => module ?? without,
      (error: unknown) => {
        console.warn(error)
        return without
      },
    ),
  )
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
