import type { Chrome } from '../../shared/chrome/chrome.ts'
import { Footer } from '../features/chrome/footer.tsx'
import { Header } from '../features/chrome/header.tsx'
import { Logo } from '../features/chrome/logo.tsx'
import { SkipLink } from '../features/chrome/skip-link.tsx'
import { Switcher } from '../features/chrome/switcher.tsx'
import { CheckoutEmptyLayout } from '../layouts/checkout-empty-layout.tsx'
import { CheckoutLayout } from '../layouts/checkout-layout.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { FullScreenLayout } from '../layouts/full-screen-layout.tsx'
import { sceneAt, sceneOf } from './kit-scenes.tsx'
import { KitSection } from './kit-section.tsx'
import { Stage } from './kit-stage.tsx'
import { InChrome, OnError } from './kit-surroundings.tsx'
import { account, externalNavigation, footer, help, longNavigation, navigation, promoBanner, switcher } from './samples/chrome.ts'

const mobile = '[popovertarget="mobile-menu"][aria-haspopup]'
const first = [mobile]
const second = [...first, '[popovertarget="sub-sample"]']
const third = [...second, '[popovertarget="sub-everything"]']
const rest = [mobile, '#mobile-menu nav > details > summary']
const megaMenu = ['[popovertarget="menu-sample"]']
const accountMenu = ['[popovertarget="account-menu"]']
const blocks = [1, 2, 3].map((block) => `footer details:nth-of-type(${block}) > summary`)

const everything: Partial<Chrome> = { navigation, externalNavigation, help, account, promoBanner }
const little: Partial<Chrome> = { navigation: [], externalNavigation: [], help: undefined, account: undefined, promoBanner: undefined }
const long = { ...everything, navigation: longNavigation }

const header = (change: Partial<Chrome> = {}) => (
  <InChrome {...change}>
    <Header />
  </InChrome>
)
const promoted = (type: 'long' | 'popup') => header({ promoBanner: { ...promoBanner, type } })
const feet = (change: Partial<Chrome> = {}) => (
  <InChrome {...change}>
    <Footer />
  </InChrome>
)
const choice = (change: Partial<NonNullable<Chrome['switcher']>>) => (
  <div className="wide">
    <Switcher switcher={{ ...switcher, ...change }} />
  </div>
)
const content = <p className="wrap">What the page is about.</p>
const low = { height: 240 }
const high = { height: 760 }

/** What stands around a page, in windows of the widths it is built for. */
export function KitChrome() {
  return (
    <KitSection id="chrome" title="Around a page">
      <Stage
        name="header"
        scenes={{
          ...sceneOf('as it is here', header(), low),
          ...sceneAt('middle', 'as it is here, middle', header(), low),
          ...sceneOf('everything', header(everything), low),
          ...sceneAt('middle', 'everything, middle', header(everything), low),
          ...sceneOf('little', header(little), low),
          ...sceneOf('a long promotion', promoted('long'), low),
          ...sceneOf('a promotion that pops up', promoted('popup'), low),
        }}
      />
      <Stage
        name="menus"
        scenes={{
          ...sceneAt('wide', 'mega-menu', header(everything), { opens: megaMenu }),
          ...sceneAt('wide', 'account menu', header(everything), { opens: accountMenu }),
          ...sceneAt('wide', 'an account of its own', header({ ...everything, account: { ...account, slot: { 'data-theme': 'light' } } })),
          ...sceneAt('narrow', 'mobile menu', header(everything), { opens: first }),
          ...sceneAt('middle', 'mobile menu, middle', header(everything), { opens: first }),
          ...sceneAt('narrow', 'second level', header(everything), { opens: second }),
          ...sceneAt('narrow', 'third level', header(everything), { opens: third }),
          ...sceneAt('narrow', 'more than nine', header(long), { opens: first }),
          ...sceneAt('narrow', 'all of them', header(long), { opens: rest, height: 900 }),
          ...sceneAt('narrow', 'without accounts', header({ ...everything, account: undefined }), { opens: first }),
        }}
      />
      <Stage
        name="logo"
        scenes={{
          ...sceneOf('usual', <Logo />, low),
          ...sceneAt('wide', 'square', <Logo square />, low),
        }}
      />
      <Stage
        name="footer"
        scenes={{
          ...sceneOf('as it is here', feet(), high),
          ...sceneAt('middle', 'as it is here, middle', feet(), high),
          ...sceneOf('opened', feet({ footer, switcher }), { ...high, opens: blocks }),
          ...sceneOf('little', feet({ footer, switcher: undefined, contact: { phone: '', email: '', hours: '' } })),
        }}
      />
      <Stage
        name="switcher"
        scenes={{
          ...sceneOf('markets and languages', choice({}), low),
          ...sceneOf('markets', choice({ market: 'be', language: 'nl' }), low),
          ...sceneOf('languages', choice({ markets: switcher.markets.slice(0, 1) }), low),
        }}
      />
      <Stage
        name="layouts"
        scenes={{
          ...sceneOf('default', <DefaultLayout>{content}</DefaultLayout>),
          ...sceneOf('full screen', <FullScreenLayout>{content}</FullScreenLayout>, low),
          ...sceneOf('checkout', <CheckoutLayout>{content}</CheckoutLayout>, low),
          ...sceneOf('checkout, empty', <CheckoutEmptyLayout>{content}</CheckoutEmptyLayout>, low),
          ...sceneAt(
            'wide',
            'an error of the business channel',
            <InChrome enableB2cChannel={false}>
              <OnError>
                <DefaultLayout>{content}</DefaultLayout>
              </OnError>
            </InChrome>,
            low,
          ),
          ...sceneAt('wide', 'skip link', <SkipLink />, { ...low, opens: ['a'] }),
        }}
      />
    </KitSection>
  )
}
