import {
  confirmSignInRequest,
  enableTwoFactorRequest,
  twoFactorApiRoutes,
  twoFactorPasswordRequest,
  type LoginResponse,
  type NewTwoFactorResponse,
  type RecoveryCodesResponse,
  type TwoFactorResponse,
} from '@summit/contract'
import { http, HttpResponse } from 'msw'
import { recoveryCodes } from '../account/two-factor/two-factor-settings.fixtures.ts'
import { ada } from './ada.ts'
import { checkedPost } from './checked.ts'
import { refuse } from './refuse.ts'

/** Responses to the second step of a sign-in, at an origin. */
export function confirmSignInOutcomes(origin: string) {
  const answer = (respond: () => Response) =>
    checkedPost(origin + twoFactorApiRoutes.confirmSignIn, { body: confirmSignInRequest }, respond)
  return {
    /** Signs in Ada Keller with any code. */
    success: answer(() =>
      HttpResponse.json({
        success: true,
        message: 'You are signed in.',
        data: { user: ada },
      } satisfies LoginResponse),
    ),
    /** The code is another one. */
    wrongCode: answer(() => refuse('This code is wrong or was used already.', 'invalid_code')),
    /** The first step was too long ago. */
    expired: answer(() => refuse('This took too long. Please sign in again.', 'sign_in_expired', 401)),
  }
}

/** MSW handlers for the second step of a sign-in, one per outcome. */
export const confirmSignInHandlers = confirmSignInOutcomes('')

/** Whether two-factor authentication is on, at an origin. */
export function twoFactorOutcomes(origin: string) {
  const answer = (body: TwoFactorResponse) =>
    http.get(origin + twoFactorApiRoutes.twoFactor, () => HttpResponse.json(body))
  return {
    /** It is not. */
    off: answer({ recoveryCodes: 0 }),
    /** It is, with ten recovery codes. */
    on: answer({ enabledAt: '2026-11-12T12:00:00.000Z', recoveryCodes: 10 }),
  }
}

/** MSW handlers for whether two-factor authentication is on, one per outcome. */
export const twoFactorHandlers = twoFactorOutcomes('')

/** Responses to asking for a new secret, at an origin. */
export function newTwoFactorOutcomes(origin: string) {
  const answer = (respond: () => Response) =>
    checkedPost(origin + twoFactorApiRoutes.newTwoFactor, { body: twoFactorPasswordRequest }, respond)
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  return {
    /** Always the same one. */
    success: answer(() =>
      HttpResponse.json({
        uri: `otpauth://totp/Summit:ada%40example.org?issuer=Summit&secret=${secret}`,
        secret,
        setup: 'c2FtcGxl',
      } satisfies NewTwoFactorResponse),
    ),
    /** The password is another one. */
    wrongPassword: answer(() => refuse('This is not your current password.', 'wrong_password')),
  }
}

/** MSW handlers for asking for a new secret, one per outcome. */
export const newTwoFactorHandlers = newTwoFactorOutcomes('')

/** Responses to the first code of a new secret, at an origin. */
export function enableTwoFactorOutcomes(origin: string) {
  const answer = (respond: () => Response) =>
    checkedPost(origin + twoFactorApiRoutes.enableTwoFactor, { body: enableTwoFactorRequest }, respond)
  return {
    /** Takes any code. */
    success: answer(() => HttpResponse.json(codes)),
    /** The code is another one. */
    wrongCode: answer(() => refuse('This code is wrong or has expired.', 'invalid_code')),
  }
}

/** MSW handlers for the first code of a new secret, one per outcome. */
export const enableTwoFactorHandlers = enableTwoFactorOutcomes('')

const codes: RecoveryCodesResponse = { recoveryCodes: [...recoveryCodes] }

/** Replaces the recovery codes with any password, at an origin. */
export const getNewRecoveryCodes = (origin: string) =>
  checkedPost(origin + twoFactorApiRoutes.newRecoveryCodes, { body: twoFactorPasswordRequest }, () =>
    HttpResponse.json(codes),
  )

/** MSW handler that replaces the recovery codes with any password. */
export const newRecoveryCodesHandler = getNewRecoveryCodes('')

/** Turns two-factor authentication off with any password, at an origin. */
export const getDisableTwoFactor = (origin: string) =>
  checkedPost(
    origin + twoFactorApiRoutes.disableTwoFactor,
    { body: twoFactorPasswordRequest },
    () => new HttpResponse(null, { status: 204 }),
  )

/** MSW handler that turns two-factor authentication off with any password. */
export const disableTwoFactorHandler = getDisableTwoFactor('')
