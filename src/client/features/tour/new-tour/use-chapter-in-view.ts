import { useEffect, useState } from 'react'

/** The id of the chapter that crosses the upper middle of the window. */
export function useChapterInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const names = ids.join(' ')
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        // A busy page gets the entries of several frames at once, oldest first: the last one is where the reader is now.
        const entered = entries.findLast((entry) => entry.isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-35% 0px -60%' },
    )
    for (const id of names.split(' ')) {
      const chapter = document.getElementById(id)
      if (chapter) watcher.observe(chapter)
    }
    return () => watcher.disconnect()
  }, [names])
  return current
}
