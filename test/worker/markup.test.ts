import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { looks } from '../../scripts/screens/page-kinds.ts'
import { addressesOn } from '../../scripts/screens/sites.ts'
import { readSight } from '../setup/pages/sight-reader.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

/** What React writes is valid and only spelt differently: `hrefLang`, `<br/>`, `hidden=""`, ids with other characters than letters. The stylesheet keeps phone numbers on one line, and a field's name given several times is a list. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'form-dup-name': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
    'valid-id': 'off',
  },
})

/** What HTML and ARIA in HTML forbid, and this validator lets pass. */
const forbidden: readonly (readonly [what: string, where: RegExp])[] = [
  ['a list of nothing', /<(ul|ol)\b[^>]*><\/\1>/],
  ['a meta without content', /<meta (?![^>]*\b(?:content|charset)=)[^>]*>/i],
  ['aria-expanded beside popovertarget', /<button(?=[^>]*popovertarget=)(?=[^>]*aria-expanded=)[^>]*>/i],
  ['aria-invalid on a radio button', /<input(?=[^>]*type="radio")(?=[^>]*aria-invalid)[^>]*>/],
  ['readonly on a hidden input', /<input(?=[^>]*type="hidden")(?=[^>]*readonly)[^>]*>/i],
  ['a bracket in a fragment', /href="#[^"]*[[\]][^"]*"/],
]

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

test.each(looks)('the pages of $brand are valid HTML', { timeout: 120_000 }, async (look) => {
  const faults: string[] = []
  for (const sight of addressesOn(shop.port)(look)) {
    const { path } = sight
    const { status, text } = await readSight(shop, sight, look)
    expect([path, status]).toEqual([path, sight.status])
    faults.push(...forbidden.flatMap(([what, where]) => (where.test(text) ? [`${path} has ${what}`] : [])))
    const { results } = await validator.validateString(text)
    faults.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector ?? ''}`),
      ),
    )
  }
  expect([...new Set(faults)].slice(0, 30)).toEqual([])
})
