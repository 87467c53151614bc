import type { FormStatus } from './form-status.ts'

/** For fixtures: a form after too many attempts. */
export const rateLimited = {
  status: 'error',
  reason: 'refused',
  message: 'Too many attempts. Please try again in 15 minutes.',
  code: 'rate_limited',
  retryAfter: 900,
} satisfies FormStatus

/** For fixtures: a form that asks for the current password, after a wrong one. */
export const wrongPassword = {
  status: 'error',
  reason: 'refused',
  message: 'This is not your current password.',
  code: 'wrong_password',
  field: 'currentPassword',
} satisfies FormStatus
