'use client'

import { useConfig } from '../config/use-config.ts'
import type { Navigate } from '../ports/ports.ts'
import { toFormStatus, type FormStatus } from './form-status.ts'
import { withNext } from './next-page.ts'
import type { Failure, FailureMessages, Submission, Success } from './submission.ts'

/** The second step of a sign-in, for a hook that sends the first. */
export interface SecondStep {
  /** Opens the form of the second step, if this result asks for it. Returns whether it does. */
  openAfter: (result: Success | Failure) => boolean
  /** The state of the first step's form: pending while the second opens. */
  toStatus: (submission: Submission, messages: FailureMessages) => FormStatus
}

/** The form of the second step is the host's by `onTwoFactor`, or the page `routes.twoFactor`. */
export function useSecondStep(
  navigate: Navigate,
  redirectTo: string | null,
  onTwoFactor: (() => void) | undefined,
): SecondStep {
  const { routes } = useConfig()
  const openForm = onTwoFactor ?? (() => navigate(withNext(routes.twoFactor, redirectTo, routes)))
  const isNext = (result: Success | Failure) => 'code' in result && result.code === 'two_factor_required'
  return {
    openAfter: (result) => {
      const isOpened = isNext(result)
      if (isOpened) openForm()
      return isOpened
    },
    toStatus: (submission, messages) =>
      toFormStatus(
        submission.status === 'failed' && isNext(submission.failure) ? { status: 'pending' } : submission,
        messages,
      ),
  }
}
