import { errorScenes } from '../shared/artwork/scenes.ts'
import type { ErrorConfiguration, ErrorContent } from '../shared/market/error-configuration.ts'
import type { ErrorPictureWords, ErrorsWords } from './languages/en/words/errors.ts'
import { say } from './words.ts'

const contentOf = (key: keyof ErrorsWords, scene: string, picture: keyof ErrorPictureWords, link = '/'): ErrorContent => ({
  title: say('errors', (words) => words[key].title),
  message: say('errors', (words) => words[key].message),
  image: { src: `/assets/artwork/${scene}`, alt: say('errorPictures', (words) => words[picture]) },
  cta: { text: say('errors', (words) => words[key].cta), link },
})

export const errorContents: ErrorConfiguration = {
  apiServiceUnavailable: contentOf('apiServiceUnavailable', errorScenes.unavailable, 'pause'),
  apiBlacklistedCountry: contentOf('apiBlacklistedCountry', errorScenes.notFound, 'lost', '/contact-us'),
  apiItineraryClosedTransactions: contentOf('apiItineraryClosedTransactions', errorScenes.unavailable, 'pause'),
  badGateway: contentOf('badGateway', errorScenes.broken, 'storm'),
  unknown: contentOf('unknown', errorScenes.broken, 'storm'),
  validationFailed: contentOf('validationFailed', errorScenes.notFound, 'lost'),
  errorConfiguration404: contentOf('errorConfiguration404', errorScenes.notFound, 'lost'),
  errorConfiguration500: contentOf('errorConfiguration500', errorScenes.broken, 'storm'),
  errorConfiguration503: contentOf('errorConfiguration503', errorScenes.unavailable, 'pause', ''),
}
