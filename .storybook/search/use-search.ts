import { useCallback, useState } from 'react'
import { makeSearch, type Found } from './find.ts'
import type { SearchEntry } from './search-index.ts'

/** The search over the index beside Storybook's pages, which is fetched at the first `load`. */
export function useSearch() {
  const [search, setSearch] = useState<(query: string) => Found[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    if (search) return
    fetchIndex().then(
      (entries) => {
        setSearch(() => makeSearch(entries))
        setHasFailed(false)
      },
      () => setHasFailed(true),
    )
  }, [search])
  return { search: search ?? findNothing, load, hasFailed }
}

const findNothing = (): Found[] => []

async function fetchIndex(): Promise<SearchEntry[]> {
  const response = await fetch('./search-index.json')
  if (!response.ok) throw new Error(`${response.status}`)
  // SAFETY: the build writes this file from that type.
  return (await response.json()) as SearchEntry[]
}
