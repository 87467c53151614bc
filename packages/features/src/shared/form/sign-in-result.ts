import { loginResponse, type ApiUser, type LoginResponse } from '@summit/contract'
import type { Brand } from '../config/brand.ts'
import type { Notice } from '../ports/ports.ts'
import type { HttpClient } from '../ports/request.ts'
import { postForm, type FormCall } from './post-form.ts'
import { failureText, type Failure, type FailureMessages } from './submission.ts'

/** A sign-in that succeeded, with the user in the response. */
export interface SignedInResult {
  ok: true
  user: ApiUser
}

/** The texts of a toast about a sign-in. */
interface SignInNoticeMessages extends FailureMessages {
  successTitle: string
  successText: (product: string) => string
  failureTitle: string
}

/** Delay of the redirect after a sign-in, in ms. */
export const REDIRECT_AFTER_MS = 1000

/** Posts a form that signs in. A success without a user counts as unreachable. */
export async function postSignIn<Body extends object, Name extends keyof Body & string>(
  request: HttpClient,
  call: Omit<FormCall<Body, Name, LoginResponse>, 'response'>,
): Promise<SignedInResult | Failure> {
  const result = await postForm(request, { ...call, response: loginResponse })
  if (!result.ok) return result
  const { data } = result.answer
  return data ? { ok: true, user: data.user } : { ok: false, reason: 'unreachable' }
}

/** The toast for the result of a sign-in. */
export function toSignInNotice(
  result: SignedInResult | Failure,
  messages: SignInNoticeMessages,
  brand: Pick<Brand, 'name'>,
): Notice {
  if (result.ok) return { intent: 'neutral', title: messages.successTitle, text: messages.successText(brand.name) }
  return { intent: 'danger', title: messages.failureTitle, text: failureText(result, messages) }
}
