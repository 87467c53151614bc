import { apiRoutes, signUpRequest, signUpResponse } from '@summit/contract'
import { postForm } from '../shared/form/post-form.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import type { SignUpPort } from './sign-up.ts'

/** What the call sends along. */
export interface SignUpContext {
  /** The path of the page that the visitor wanted; null for none. */
  next: string | null
  /** The version of the terms that the visitor agrees to. */
  termsVersion?: string | undefined
}

/** Signs up over HTTP. */
export function signUpCall(request: HttpClient, { next, termsVersion }: SignUpContext): SignUpPort {
  return async ({ name, email, password, extra }, signal) => {
    const result = await postForm(request, {
      path: apiRoutes.signUp,
      body: { ...extra, name, email, password, termsVersion, next: next ?? undefined },
      fields: ['name', 'email', 'password'],
      schema: signUpRequest,
      response: signUpResponse,
      signal,
    })
    if (result.ok) {
      const { user, verifyEmail } = result.answer.data ?? {}
      return { ok: true, user, verifyEmail: verifyEmail ? email.trim() : undefined }
    }
    const isPassword = result.reason === 'refused' && result.code?.startsWith('password_')
    return isPassword ? { ...result, field: 'password' } : result
  }
}
