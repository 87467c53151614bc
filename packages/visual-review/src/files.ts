import type { Page } from 'playwright'

/** What a page loads as a file, rather than by a call, of which some never end. */
const fileTypes = new Set(['script', 'stylesheet', 'font', 'image'])

/** Follows what a page loads. The result waits until it has loaded, and says whether there was anything to wait for. */
export function followFiles(page: Page): () => Promise<boolean> {
  const loading = new Set<Promise<unknown>>()
  page.on('request', (request) => {
    if (!fileTypes.has(request.resourceType())) return
    const end = request
      .response()
      .then((response) => response?.finished())
      .catch(() => null)
      .finally(() => loading.delete(end))
    loading.add(end)
  })
  return async () => {
    const isLoading = loading.size > 0
    while (loading.size > 0) await Promise.all(loading)
    return isLoading
  }
}
