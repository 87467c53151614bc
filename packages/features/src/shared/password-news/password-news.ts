/**
 * Messages between the tabs of one browser that an account's password was changed. Its email address is null where it is
 * not known.
 */
export interface PasswordNews {
  /** Tells the other tabs whose password was changed. */
  tell(email: string | null): void
  /**
   * Listens for messages of other tabs about this account, until the returned function is called. This tab's own messages
   * are not heard.
   */
  hear(email: string | null, onChanged: () => void): () => void
}
