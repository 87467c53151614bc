/** The canonical form in which an email address is stored, compared and counted. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
