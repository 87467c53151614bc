import type { Submission } from './submission.ts'

/**
 * What a form shows of a submission, one member per face; `Busy` is its word for being on its way. A failure has no face:
 * the form is there again, and a toast speaks.
 */
export type Face<Busy extends string> = { status: 'idle' } | { status: Busy } | { status: 'success' }

/** The face of a submission. */
export function faceOf<Busy extends string>({ status }: Submission<unknown>, busy: Busy): Face<Busy> {
  if (status === 'pending') return { status: busy }
  return status === 'done' ? { status: 'success' } : { status: 'idle' }
}
