/** How long until a moment, in whole seconds, and the header that says so. At least one, or it would mean "now". */
export function retryAfter(until: Date, now: Date): { seconds: number; headers: { 'Retry-After': string } } {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { seconds, headers: { 'Retry-After': String(seconds) } }
}
