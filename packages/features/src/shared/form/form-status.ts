import type { ReactNode } from 'react'
import { failureText, type Failure, type FailureMessages, type Submission } from './submission.ts'

/** The error message of the last attempt, shown until the next one. */
export interface Failed<Reason extends string = Failure['reason']> {
  status: 'error'
  reason: Reason
  message: string
  /** The reason as the server names it, such as `rate_limited`. */
  code?: string | undefined
  /** The time to wait before another attempt, in s, if the server says one. */
  retryAfter?: number | undefined
  /** Name of the rejected field, if known. */
  field?: string | undefined
}

/** The state of a form, derived from its submission. */
export type FormStatus = { status: 'idle' } | { status: 'pending' } | { status: 'success' } | Failed

/** The state of a form with this submission. */
export function toFormStatus(submission: Submission, messages: FailureMessages): FormStatus {
  switch (submission.status) {
    case 'idle':
    case 'pending':
      return submission
    case 'done':
      return { status: 'success' }
    case 'failed':
      return toFailed(submission.failure, messages)
    default:
      return submission satisfies never
  }
}

/** The state after a failure. */
export function toFailed(failure: Failure, messages: FailureMessages): Failed {
  const message = failureText(failure, messages)
  if (failure.reason === 'unreachable') return { status: 'error', reason: 'unreachable', message }
  const { reason, code, retryAfter, field } = failure
  return { status: 'error', reason, message, code, retryAfter, field }
}

/** The error message that belongs to none of the form's fields. A server may reject a field that the form does not have. */
export function getFormError(state: { status: string; message?: string }, fieldErrors: object): string | undefined {
  return state.status === 'error' && Object.keys(fieldErrors).length === 0 ? state.message : undefined
}

/** Error message of the rejected field, by field name, if it is one of `names`. */
export function getFieldErrors<Name extends string>(
  state: { status: string; field?: string | undefined; message?: string },
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const name = names.find((known) => known === state.field)
  // SAFETY: TypeScript widens a computed key of a generic type to string.
  return (name ? { [name]: state.message } : {}) as Partial<Record<Name, string>>
}

/**
 * Fields of the host's own in a form: rendered as they are, or by a function, which gets the error of a field by its name,
 * such as that of a captcha. An error that is rendered so is not shown beside the button.
 */
export type OwnFields = ReactNode | ((getError: (name: string) => string | undefined) => ReactNode)
