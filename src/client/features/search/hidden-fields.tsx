import { type SearchState, toSearchQuery } from './search-address.ts'

/** The rest of a search's state, carried by a plain form. */
export function HiddenFields({ state, except }: { state: SearchState; except: readonly string[] }) {
  const fields = Object.entries(toSearchQuery(state)).filter(
    ([name, value]) => value !== undefined && value !== '' && !except.includes(name),
  )
  return fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
