/** Word from one tab to the others of the same browser that a password was changed. An address is null where nobody knows it. */
export interface PasswordNews {
  /** Says whose password it was. */
  tell(email: string | null): void
  /** Listens to the other tabs for word of this account; one's own word is not heard. The answer stops it. */
  hear(email: string | null, onChanged: () => void): () => void
}
