/** The address of the present page, as far as features see it. */
export interface Address {
  /** The query with its question mark, or an empty string. */
  query(): string
  /** Removes query and fragment from the address bar and the history entry, without navigating. */
  clear(): void
}
