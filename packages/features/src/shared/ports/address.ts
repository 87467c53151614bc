/** The URL of the current page. */
export interface Address {
  /** The query with its question mark, or an empty string. */
  query(): string
  /** Removes query and fragment from the address bar and the history entry, without navigating. */
  clear(): void
}
