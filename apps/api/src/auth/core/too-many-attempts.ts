import { HttpError } from '../../http/http-error.ts'
import { retryAfter } from '../../http/retry-after.ts'

/** The error of an attempt with a password that the limits do not allow before a time. */
export function tooManyAttempts(until: Date, now: Date): HttpError {
  const { seconds, headers } = retryAfter(until, now)
  return new HttpError(429, `Too many attempts. Please try again in ${formatSeconds(seconds)}.`, { headers })
}

function formatSeconds(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
