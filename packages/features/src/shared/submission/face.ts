import type { Submission } from './submission.ts'

/**
 * The state of a form, derived from its submission; `Busy` is the name of the state in which it is sent. There is no
 * state for a failure: the form is idle again, and a toast tells what happened.
 */
export type Face<Busy extends string> = { status: 'idle' } | { status: Busy } | { status: 'success' }

/** The state of a form with this submission. */
export function faceOf<Busy extends string>({ status }: Submission<unknown>, busy: Busy): Face<Busy> {
  if (status === 'pending') return { status: busy }
  return status === 'done' ? { status: 'success' } : { status: 'idle' }
}
