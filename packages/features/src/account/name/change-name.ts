import { accountApiRoutes, changeNameResponse, type ApiUser, type ChangeNameRequest } from '@summit/contract'
import * as v from 'valibot'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import { readResult } from '../../shared/form/refusal.ts'
import type { CodeTexts, Failure, Port, Success } from '../../shared/form/submission.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import type { Notice } from '../../shared/ports/ports.ts'
import { toFailedChange } from '../failed-change.ts'

/** A changed name, and the user with it, where the server has sent the user. */
export interface NameChanged extends Success {
  user?: ApiUser | undefined
}

/** The port that changes the user's name. */
export type ChangeNamePort = Port<ChangeNameRequest, NameChanged>

/** State of the form. A failure is shown until the next attempt, and a toast announces it. */
export type ChangeNameState = FormStatus

/** Why the last attempt failed. */
export type ChangeNameError = Failed

/** Error message of the field. */
export type ChangeNameFieldErrors = Partial<Record<'name', string>>

/** The request over HTTP. The status decides. A name that is refused concerns its field. */
export function changeNameCall(request: HttpClient): ChangeNamePort {
  return async (body, signal) => {
    const response = await request({ path: accountApiRoutes.changeName, body, signal })
    const result = readResult(response)
    if (!result.ok) return { ...result, field: response.status === 400 ? 'name' : undefined }
    return { ok: true, user: v.parse(changeNameResponse, result.answer).data?.user }
  }
}

/** The toast for a result. */
export function toNotice(result: { ok: true } | Failure, messages: ChangeNameMessages): Notice {
  if (result.ok) return { intent: 'neutral', title: messages.successTitle }
  return toFailedChange(result, messages.failureTitle, messages)
}

/** The form's texts. */
export const changeNameMessages = {
  title: 'Your name',
  text: 'How we greet you when you are signed in.',
  name: 'Name',
  submit: 'Save',
  submitting: 'Saving...',
  successTitle: 'Name saved',
  failureTitle: 'Name not saved',
  refused: 'That did not work. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `signed_out`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type ChangeNameMessages = typeof changeNameMessages
