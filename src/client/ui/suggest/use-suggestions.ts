import { useEffect, useState } from 'react'
import type { Place } from '../../../shared/place.ts'
import type { Suggestions } from '../../../shared/provider/discovery.ts'
import { loadSuggestions, longestQuery, shortestQuery } from './load-suggestions.ts'

const pauseMs = 150

/** What fits the words typed so far, asked for after a pause in typing; an answer that comes too late is dropped. */
export function useSuggestions(place: Place, typed: string): Suggestions | undefined {
  const [answer, setAnswer] = useState<{ query: string; found: Suggestions | undefined }>()
  const query = typed.trim()
  const isAsked = query.length >= shortestQuery && query.length <= longestQuery

  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const found = await loadSuggestions(place, query, controller.signal)
      if (!controller.signal.aborted) setAnswer({ query, found })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [place, query, isAsked])

  return isAsked ? answer?.found : undefined
}
