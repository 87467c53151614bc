import { failureText, type Failure, type FailureMessages } from '../shared/form/submission.ts'
import type { Notice } from '../shared/ports/ports.ts'

/**
 * The toast for a change that failed. `title` says that nothing was changed, and is left out where that is not known:
 * without a readable answer of the server, or if the session has ended, as by a request whose answer was lost and which the
 * browser has sent again.
 */
export function toFailedChange(failure: Failure, title: string, messages: FailureMessages): Notice {
  const text = failureText(failure, messages)
  const isAnswered = failure.reason === 'refused' && (failure.message ?? failure.code) !== undefined
  const isKnown = isAnswered && failure.code !== 'signed_out'
  return isKnown ? { intent: 'danger', title, text } : { intent: 'danger', title: text }
}
