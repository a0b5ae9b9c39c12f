import type { ErrorView } from '../../shared/page.ts'
import { BrokenPage, ErrorPage } from '../features/errors/error-page.tsx'
import { KitSection } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'

const errorOf = (status: number, title: string, more: Partial<ErrorView> = {}): ErrorView => ({
  status,
  title,
  message: 'What happened, what is safe, and what to do next.',
  fullScreen: false,
  supportCode: '',
  ...more,
})

const cta = { text: 'To the front page', href: '#errors' }
const image = { src: '/assets/artwork/desert-7', alt: 'An empty road' }
const longPath = `/${'llanfairpwllgwyngyll-'.repeat(6)}`

const errors: Readonly<Record<string, ErrorView>> = {
  '404': errorOf(404, 'This page is not here', { cta, path: '/no-such-page' }),
  '404, failed check': errorOf(404, 'This page is not here', { cta, path: longPath, isCheckFailure: true }),
  '500': errorOf(500, 'Something went wrong', { cta, supportCode: 'k3v9-27' }),
  '503': errorOf(503, 'We will be back in a moment', { cta, supportCode: 'k3v9-28' }),
  'configured, with image and way on': errorOf(410, 'This tour has come to an end', { image, cta }),
  'configured, with neither': errorOf(403, 'This is not open to you', {}),
}

export function KitErrors() {
  return (
    <KitSection id="errors" title="Errors">
      <Stage
        name="error views"
        scenes={{
          ...Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, () => <ErrorPage error={error} />])),
          'broken in the browser': () => <BrokenPage />,
        }}
      />
    </KitSection>
  )
}
