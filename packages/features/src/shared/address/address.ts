/** The address of the present page, as far as features see it. */
export interface Address {
  /** The query with its question mark, or an empty text. */
  query(): string
  /** Takes query and fragment out of the address bar and out of the history, without going anywhere. */
  clear(): void
}
