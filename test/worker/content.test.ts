import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assemble } from '../../src/markets/assemble.ts'
import { whitelabels } from '../../src/markets/whitelabels.ts'
import { unbroken } from '../../src/shared/format/phone.ts'
import type { Market } from '../../src/shared/market/market.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const brands = assemble(whitelabels, { port: 80, now: new Date() })
const marketsOf = (key: string): readonly Market[] => brands.find(({ whitelabel }) => whitelabel.key === key)?.markets ?? []
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

const good = {
  name: 'Ann Example',
  email: 'ann@example.com',
  reference: '',
  topic: 'new-trip',
  message: 'May we bring the dog along?',
  website: '',
}
let visitors = 0
const post = (path: string, values: Partial<typeof good> = {}, visitor = `203.0.113.${++visitors}`, host?: string) =>
  shop.ask(path, {
    method: 'POST',
    ...(host && { host }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': visitor },
    body: new URLSearchParams({ ...good, ...values }).toString(),
  })
const mailbox = async () => (await shop.ask('/mailbox', { host: 'sandbox.localhost' })).text

describe('custom pages', () => {
  const pages = marketsOf('tidemark').flatMap(({ key, availableLanguages, customPages }) =>
    availableLanguages.flatMap(({ urlCode }) =>
      Object.values(customPages).map(({ slugs, title }) => [`/${key}-${urlCode}/${slugs[urlCode]}`, title[urlCode] ?? ''] as const),
    ),
  )
  test('each brand has at least eight, in every language it speaks', () => {
    for (const { markets } of brands)
      for (const { customPages, availableLanguages } of markets)
        for (const { urlCode } of availableLanguages)
          expect(
            Object.values(customPages).filter(({ slugs, title, body }) => slugs[urlCode] && title[urlCode] && body[urlCode]).length,
          ).toBeGreaterThanOrEqual(8)
  })

  test('every page answers at its own slug, in its own words', async () => {
    expect(pages.length).toBeGreaterThan(100)
    for (const [path, title] of pages) {
      const { status, text } = await shop.ask(path)
      expect([path, status]).toEqual([path, 200])
      expect(textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? '')).toBe(title)
    }
  })

  test.each([
    ['/nl-nl/accessibility', '/nl-nl/toegankelijkheid'],
    ['/be-fr/toegankelijkheid', '/be-fr/accessibilite'],
    ['/be-fr/contact', '/be-fr/nous-contacter'],
    ['/de-de/contact-us?x=1', '/de-de/kontakt?x=1'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await shop.ask(from)
    expect([status, headers.location]).toEqual([308, to])
  })

  test.each(['/xx-en/no-such-page', '/xx-en/legal', '/xx-en/constructor', '/xx-en/__proto__/contact-us', '/xx-en/contact-us/more'])(
    '%s is not found',
    async (path) => expect((await shop.ask(path)).status).toBe(404),
  )

  test('the statement names the day it was written and the authority of the country', async () => {
    const { text } = await shop.ask('/se-sv/tillganglighet')
    expect(text).toContain('Senast ändrad 21 november 2026')
    expect(text).toContain('Post- och telestyrelsen')
  })

  test('questions fold, and each answer has an address', async () => {
    const { text } = await shop.ask('/xx-en/faq')
    expect(text.match(/<details/g)?.length).toBeGreaterThan(10)
    expect(text).toMatch(/<details[^>]*>.*?<h3>How can I pay\?<\/h3>.*?<div id="how-can-i-pay"/)
  })
})

describe('where a brand keeps its cookie policy', () => {
  test.each([
    ['tidemark.localhost', '/nl-nl', '/nl-nl/cookies-policy', '/nl-nl/cookies-policy'],
    ['nordlys.localhost', '/', '/informasjon?tab=informasjonskapsler', '/informasjon#informasjonskapsler'],
    ['noctua.localhost', '/de-de', '/de-de/legal/cookies-policy-de-de', '/de-de/legal/cookies-policy-de-de'],
    ['noctua.localhost', '/fr-fr', '/fr-fr/legal/cookies-policy-fr-fr', '/fr-fr/legal/cookies-policy-fr-fr'],
  ])('%s%s links %s and it answers', async (host, home, href, final) => {
    expect((await shop.ask(home, { host })).text).toContain(`href="${href}"`)
    const first = await shop.ask(href, { host })
    if (href !== final) expect([first.status, first.headers.location]).toEqual([303, final])
    const page = await shop.ask(final.replace(/#.*/, ''), { host })
    expect(page.status).toBe(200)
    expect(page.text).toContain('promo-code-banner')
    expect((await shop.ask(home === '/' ? '/cookies-policy' : `${home}/cookies-policy`, { host })).status).toBe(200)
  })

  test.each(['/informasjon?tab=nothing', '/informasjon?tab=__proto__'])('%s is the page itself', async (path) => {
    const { status, headers } = await shop.ask(path, { host: 'nordlys.localhost' })
    expect([status, headers.location]).toEqual([303, '/informasjon'])
  })
})

describe('the contact page', () => {
  test('tells every way to reach the people of the market', async () => {
    const [market] = marketsOf('tidemark').filter(({ key }) => key === 'fr')
    const { text } = await shop.ask('/fr-fr/nous-contacter')
    const { phone, email, emergencyPhone = '', address = [] } = market?.contact ?? { phone: '', email: '' }
    for (const fact of [unbroken(phone), email, emergencyPhone, ...address, 'Du lundi au vendredi']) expect(textOf(text)).toContain(fact)
    expect(/<form[^>]* method="post"/.test(text)).toBe(true)
  })

  test('a message reaches the people of the market in their language, answered to the visitor', async () => {
    const path = '/be-fr/nous-contacter'
    const sent = await post(path, {
      name: 'Zoé <b>Exemple</b>',
      message: 'Bonjour <script>alert(1)</script>\nà bientôt',
      reference: 'tm-123456',
    })
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}?sent=1`])
    const confirmation = await shop.ask(`${path}?sent=1`)
    expect(confirmation.status).toBe(200)
    expect(confirmation.headers['cache-control']).toBe('no-store')
    expect(confirmation.headers['x-robots-tag']).toBe('noindex')
    expect(confirmation.text).toContain('votre message nous est parvenu')
    expect(confirmation.text).not.toContain('<form id="contact"')
    const mails = await mailbox()
    expect(mails).toContain('To belgie@tidemark.example, answers to ann@example.com')
    expect(mails).toContain('Een nieuwe reis: bericht van Zoé &lt;b&gt;Exemple&lt;/b&gt;')
    expect(mails).toContain('TM-123456')
    expect(mails).toContain('&lt;script&gt;')
    expect(mails).not.toContain('<script>alert')
  })

  test('what is wrong is said, linked, and nothing typed is lost', async () => {
    const { status, text } = await post('/xx-en/contact-us', {
      name: 'Ann "Q"',
      email: 'ann@',
      topic: '',
      message: 'Short & "so"',
    })
    expect(status).toBe(422)
    expect(text).toContain('value="Ann &quot;Q&quot;"')
    expect(text).toContain('>Short &amp; &quot;so&quot;</textarea>')
    for (const field of ['email', 'topic']) {
      expect(text).toMatch(new RegExp(`<a href="#contact-${field}"`))
      expect(text).toMatch(new RegExp(`id="contact-${field}"[^>]*aria-invalid="true"`))
    }
    expect(text).not.toMatch(/id="contact-name"[^>]*aria-invalid/)
  })

  test('a double post is one mail', async () => {
    const message = 'The very same words, twice over.'
    await post('/gb-en/contact-us', { message })
    await post('/gb-en/contact-us', { message })
    expect((await mailbox()).split(message)).toHaveLength(2)
  })

  test('a program that fills in everything is thanked and ignored', async () => {
    const { status } = await post('/xx-en/contact-us', { website: 'https://spam.example', message: 'Buy now, buy now, buy now.' })
    expect(status).toBe(303)
    expect(await mailbox()).not.toContain('Buy now')
  })

  test('the sixth message of a minute waits, and keeps its text; another market does not', async () => {
    const visitor = '198.51.100.7'
    for (let count = 1; count <= 5; count++)
      expect((await post('/dk-da/kontakt-os', { message: `Besked nummer ${count}` }, visitor)).status).toBe(303)
    const sixth = await post('/dk-da/kontakt-os', { message: 'Besked nummer seks' }, visitor)
    expect(sixth.status).toBe(429)
    expect(sixth.text).toContain('Besked nummer seks</textarea>')
    expect(sixth.text).toContain('Vent et øjeblik')
    expect((await post('/se-sv/kontakta-oss', {}, visitor)).status).toBe(303)
  })

  test('while the mail service is down the page says so, keeps the text and gives the phone number', async () => {
    await shop.setFault('fail')
    try {
      const { status, text } = await post('/fi-fi/ota-yhteytta', { message: 'Voiko koira tulla mukaan?' })
      expect(status).toBe(503)
      expect(text).toContain('Voiko koira tulla mukaan?</textarea>')
      expect(textOf(text)).toContain('soita meille numeroon +358\u00a09\u00a0000\u00a00123')
    } finally {
      await shop.setFault('none')
    }
    expect((await post('/fi-fi/ota-yhteytta', { message: 'Voiko koira tulla mukaan?' })).status).toBe(303)
  })

  test.each(['/xx-en/about-us', '/xx-en/faq', '/xx-en/accessibility'])('%s takes no post', async (path) => {
    const { status, headers } = await post(path)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('a post from another site is refused', async () => {
    const { status } = await shop.ask('/xx-en/contact-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: new URLSearchParams(good).toString(),
    })
    expect(status).toBe(403)
  })

  test('scripts get the same answers as data', async () => {
    const wrong = JSON.parse((await post('/xx-en/contact-us/_payload.json', { email: '' })).text)
    expect(wrong.data.contact.submission.problems).toEqual([{ name: 'email', code: 'required' }])
    expect(JSON.parse((await post('/xx-en/contact-us/_payload.json')).text)).toEqual({ redirect: '/xx-en/contact-us?sent=1' })
  })

  test('a single-market brand has it, too', async () => {
    const { status, headers } = await post('/kontakt-oss', {}, undefined, 'nordlys.localhost')
    expect([status, headers.location]).toEqual([303, '/kontakt-oss?sent=1'])
    expect(await mailbox()).toContain('To hei@nordlys.example')
  })
})
