import type { ReactNode } from 'react'

/**
 * Fields of the host's own in a form: rendered as they are, or by a function, which gets the error of a field by its name,
 * such as that of a captcha. An error that is rendered so is not shown beside the button.
 */
export type OwnFields = ReactNode | ((getError: (name: string) => string | undefined) => ReactNode)

/** The errors of a form's fields, with that of a field whose host renders it. */
export function withOwnError(
  fieldErrors: Readonly<Record<string, string>>,
  state: { status: string; field?: string | undefined; message?: string },
  ownFields: OwnFields,
): Readonly<Record<string, string>> {
  const { status, field, message } = state
  const isOwn = typeof ownFields === 'function' && status === 'error' && field !== undefined && message !== undefined
  return isOwn ? { ...fieldErrors, [field]: message } : fieldErrors
}
