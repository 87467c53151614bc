const type = 'recovery'

/** Marks the query of a page that a recovery link leads to. */
export function markRecovery(query: URLSearchParams): void {
  query.set('type', type)
}

/** Whether the page was opened by a recovery link: without one, a session gives no permission to set a password. */
export function isRecoveryQuery(query: string): boolean {
  return new URLSearchParams(query).get('type') === type
}
