/** Word from one tab to the others of the same browser that a password was changed. It says no more than that. */
export interface PasswordNews {
  tell(): void
  /** Listens to the other tabs; one's own word is not heard. The answer stops it. */
  hear(onChanged: () => void): () => void
}
