/** Notifies other tabs of this browser that an account's password was changed. `email` is null where it is unknown. */
export interface PasswordChannel {
  /** Notifies the other tabs. */
  publish(email: string | null): void
  /** Listens for messages of other tabs about this account. Returns a function that unsubscribes. */
  subscribe(email: string | null, onChanged: () => void): () => void
}
