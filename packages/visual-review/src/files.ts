import type { Page } from 'playwright'

/** What a page loads. */
export interface Files {
  /** Waits until all files have loaded. Resolves with whether there was anything to wait for. */
  load: () => Promise<boolean>
  /** Begins a new list of missing files. A file is on the list that was current when the page asked for it. */
  startList: () => void
  /** The paths of missing scripts, style sheets and fonts. */
  missing: () => readonly string[]
}

/** Without these, a story is not the one that was built. Anything else may be missing on purpose. */
const needed = new Set(['script', 'stylesheet', 'font'])

/** What a page loads as a file, rather than by a call, of which some never end. */
const fileTypes = new Set([...needed, 'image'])

/** Follows what a page loads. */
export function followFiles(page: Page): Files {
  const loading = new Set<Promise<unknown>>()
  let missing: string[] = []
  page.on('request', (request) => {
    const type = request.resourceType()
    if (!fileTypes.has(type)) return
    const list = missing
    const end = request
      .response()
      .then((response) => {
        if (response?.status() === 404 && needed.has(type)) list.push(new URL(request.url()).pathname)
        // The page drops the rest of an answer that it cannot use, which then never finishes.
        return response?.ok() ? response.finished() : null
      })
      .catch(() => null)
      .finally(() => loading.delete(end))
    loading.add(end)
  })
  return {
    load: async () => {
      const isLoading = loading.size > 0
      while (loading.size > 0) await Promise.all(loading)
      return isLoading
    },
    startList: () => (missing = []),
    missing: () => missing,
  }
}
