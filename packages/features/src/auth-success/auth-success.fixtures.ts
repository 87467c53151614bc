import { authSuccessMessages } from './auth-success.ts'
import type { AuthSuccessHandle } from './use-auth-success.ts'

/** URL parameters: valid, none, and malicious. */
export const providers = {
  named: 'Google',
  silent: authSuccessMessages.provider,
  hostile: '<b>evil.example</b>'.repeat(9),
}

/** A success screen that names one provider. */
export function mockHandle(provider: string): AuthSuccessHandle {
  return { provider, messages: authSuccessMessages }
}
