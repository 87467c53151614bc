/**
 * A small store of texts that outlives a page. It never throws: where the browser refuses (private mode, quota,
 * policy), it remembers for as long as the page lives.
 */
export interface Storage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** Tells when another tab, or a page come back from the browser's cache, may have changed what is stored. */
  watch(onChange: () => void): () => void
}
