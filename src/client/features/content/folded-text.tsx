import { contentsOf, headingIds } from '../../../shared/content/headings.ts'
import type { RichNode, RichText } from '../../../shared/market/rich-text.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RichTextView } from '../../ui/rich-text-view.tsx'
import styles from './folded-text.module.css'
import { sectionsOf } from './sections.ts'

/** Questions or sections that open one by one. The id is on what opens, so that the browser opens it for a link or a search inside the page. */
export function FoldedText({ value, level, lang }: { value: RichText; level: 2 | 3; lang: string | undefined }) {
  const ids = headingIds(value)
  const titles = new Map(contentsOf(value, level).map(({ id, title }) => [id, title]))
  const idOf = (node: RichNode | undefined) => (node && ids.get(node)) ?? ''
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div lang={lang}>
      {sectionsOf(value, level).map(({ heading, text }) => {
        const body = <RichTextView value={text} ids={ids} />
        if (!heading)
          return (
            <div key={`before ${idOf(text[0])}`} className={styles.before}>
              {body}
            </div>
          )
        const id = idOf(heading)
        return (
          <Disclosure key={id} className={styles.section} summary={<Heading>{titles.get(id)}</Heading>}>
            <div id={id} className={styles.body}>
              {body}
            </div>
          </Disclosure>
        )
      })}
    </div>
  )
}
