/** Notifies other tabs of this browser that the password of an account was changed. An unknown email address is null. */
export interface PasswordChannel {
  /** Sends the message to the other tabs. */
  publish(email: string | null): void
  /** Calls `onChanged` for messages about this account, and for those without an address. Returns a function that unsubscribes. */
  subscribe(email: string | null, onChanged: () => void): () => void
}
