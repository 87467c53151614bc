/** Remaining time in whole seconds, at least 1, and the `Retry-After` header. */
export function retryAfter(until: Date, now: Date): { seconds: number; headers: { 'Retry-After': string } } {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { seconds, headers: { 'Retry-After': String(seconds) } }
}
