import { apiRoutes, signUpRequest, signUpResponse } from '@summit/contract'
import type { Routes } from '../shared/config/use-config.ts'
import { getNextPage } from '../shared/form/next-page.ts'
import { postForm } from '../shared/form/post-form.ts'
import type { Address } from '../shared/ports/address.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import type { SignUpPort } from './sign-up.ts'

/** What the call sends along. */
export interface SignUpContext {
  /** The address of the page, whose `next` names the page that the visitor wanted. */
  address: Address
  routes: Routes
  /** The version of the terms that the visitor agrees to. */
  termsVersion?: string | undefined
}

/** Signs up over HTTP. */
export function signUpCall(request: HttpClient, { address, routes, termsVersion }: SignUpContext): SignUpPort {
  return async ({ name, email, password, extra }, signal) => {
    const next = getNextPage(new URLSearchParams(address.query()).get('next'), routes)
    const result = await postForm(request, {
      path: apiRoutes.signUp,
      body: { ...extra, name, email, password, termsVersion, next: next ? next.pathname + next.search : undefined },
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
