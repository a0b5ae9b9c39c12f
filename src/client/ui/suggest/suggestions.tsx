import { useCombobox } from 'downshift'
import { type ComponentProps, memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHref, usePlace, useTranslate } from '../../place.tsx'
import { Icon } from '../icon.tsx'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

type InputProps = ComponentProps<'input'>
export type SuggestionsProps = { input: RefObject<HTMLInputElement | null>; add: (props: InputProps) => void; submits: boolean }
type Suggestion = { id: string; label: string; note: string; icon: 'globe' | 'flag' | 'map-pin' | 'route'; href?: string }

const icons = { region: 'globe', country: 'flag', place: 'map-pin' } as const

/** The list under a field (APG combobox). A place is written into the field; a tour is gone to. Memoised: what it adds to the field renders the field's owner, not this again. */
export const Suggestions = memo(({ input, add, submits }: SuggestionsProps) => {
  const t = useTranslate()
  const href = useHref()
  const [early] = useState(() => (input.current && input.current.value !== input.current.defaultValue ? input.current.value : ''))
  const [typed, setTyped] = useState(early)
  const found = useSuggestions(usePlace(), typed)
  const items: Suggestion[] = [
    ...(found?.places ?? []).map(({ kind, key, label, count }) => ({
      id: `${kind} ${key}`,
      label,
      note: t('search.resultCount', { count }),
      icon: icons[kind],
    })),
    ...(found?.tours ?? []).map(({ id, title, nights }) => ({
      id,
      label: title,
      note: t('search.nights', { count: nights }),
      icon: 'route' as const,
      href: href('tour', {}, { tripId: id }),
    })),
  ]

  function choose({ label, href: to }: Suggestion) {
    if (to) return location.assign(to)
    if (!input.current) return
    input.current.value = label
    setTyped('')
    if (submits) input.current.form?.requestSubmit()
  }

  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    initialInputValue: early,
    initialIsOpen: early !== '',
    onInputValueChange: ({ type, inputValue }) => type === useCombobox.stateChangeTypes.InputChange && setTyped(inputValue),
    /** Leaving the field leaves what is typed; clicking into it opens nothing. */
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes
      if (type === InputClick) return state
      if (type === InputBlur || type === InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 }
      return changes
    },
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
      if (selectedItem && (type === InputKeyDownEnter || type === ItemClick)) choose(selectedItem)
    },
    selectedItem: null,
  })
  const isShown = isOpen && items.length > 0

  const {
    ref,
    value,
    id,
    'aria-labelledby': labelledBy,
    ...props
  } = getInputProps(
    {
      onKeyDown: (event) => {
        const isForField = event.key === 'Enter' ? highlightedIndex < 0 : !isShown && !event.key.startsWith('Arrow')
        if (isForField) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      },
    },
    { suppressRefError: true },
  )

  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input.current)
    add({ ...props, 'aria-expanded': isShown, 'aria-activedescendant': props['aria-activedescendant'] || undefined, list: undefined })
  })

  /** A field low in the window opens no list that nobody sees. */
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  return (
    <>
      <ul {...getMenuProps({ 'aria-label': t('search.suggestions'), ref: list })} className={styles.list} hidden={!isShown}>
        {isShown &&
          items.map((item, index) => (
            <li key={item.id} {...getItemProps({ item, index })} className={styles.item}>
              <Icon name={item.icon} size="small" />
              <span className={styles.label}>{item.label}</span>
              <span className={styles.note}>{item.note}</span>
            </li>
          ))}
      </ul>
      <div role="status" className="hidden-visually">
        {isShown ? t('search.suggestionCount', { count: items.length }) : ''}
      </div>
    </>
  )
})
