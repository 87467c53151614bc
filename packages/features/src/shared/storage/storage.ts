/**
 * A storage of texts that outlives the page. It never throws: where the browser refuses (private mode, quota, policy),
 * it keeps the texts in memory until the page is gone.
 */
export interface Storage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** Calls `onChange` when another tab may have changed something, or the page comes back from the browser's cache. */
  watch(onChange: () => void): () => void
}
