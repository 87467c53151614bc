/**
 * A persistent key-value store. It never throws: where the browser refuses access (private mode, quota, policy), values
 * are kept in memory until the page is closed.
 */
export interface KeyValueStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /**
   * Calls `onChange` when another tab may have changed a value, or the page is restored from the back/forward cache: with
   * the value's key, or with none or null if any value may have changed. Returns a function that stops it.
   */
  watch(onChange: (key?: string | null) => void): () => void
}
