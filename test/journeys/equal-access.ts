import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** As much of a result of IBM's engine as tells what is wrong, and where. */
type Result = { ruleId: string; value: readonly [string, string]; path: { dom: string }; snippet: string; message: string }

declare global {
  interface Window {
    ace: { Checker: new () => { check: (document: Document, rulesets: readonly string[]) => Promise<{ results: Result[] }> } }
  }
}

/** What the engine takes for a violation and is right as it is, by rule; `at`: only in elements like this. Anything else fails. */
const explained: Readonly<Record<string, { why: string; at?: RegExp }>> = {
  aria_article_label_unique: { why: 'A card is an article whose heading names it; WCAG asks no label of an article.' },
  aria_content_in_landmark: { why: 'The link that skips the header stands before the header.', at: /href="#content"/ },
  input_label_exists: { why: 'Their labels stand with them in a closed disclosure.', at: /name="(?:resumeEmail|promoCode)[".]/ },
  aria_form_label_unique: { why: 'A form without a name is no landmark.', at: /^<form/ },
  aria_landmark_name_unique: { why: 'A form without a name is no landmark.', at: /^<form/ },
  fieldset_label_valid: { why: 'Gender and birth date are asked of each traveller, within a fieldset that names the traveller.' },
  aria_role_valid: { why: 'ARIA in HTML allows a combobox on a search field.', at: /role="combobox"/ },
}

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8')

/** What IBM Equal Access finds on the page as it stands, without what is explained. */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${source};window.ace = ace`)
  const results = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, value, path, snippet, message }) => ({ ruleId, value, path: { dom: path.dom }, snippet, message }))
  })
  return results
    .filter(({ ruleId, snippet }) => {
      const known = explained[ruleId]
      return !known || (known.at !== undefined && !known.at.test(snippet))
    })
    .map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message} ${path.dom} ${snippet.slice(0, 120)}`)
}
