import type { FeatureTranslation } from '../shared/messages/messages.ts'
import { authError } from './de/auth-error.ts'
import { authSuccess } from './de/auth-success.ts'
import { dashboard } from './de/dashboard.ts'
import { oauthCallback } from './de/oauth-callback.ts'
import { quickSignIn } from './de/quick-sign-in.ts'
import { signIn } from './de/sign-in.ts'
import { signUp } from './de/sign-up.ts'

/** The features' texts in German, for the provider's `translations`. Each feature's are an entry of their own besides. */
export const german: readonly FeatureTranslation[] = [
  authError,
  authSuccess,
  dashboard,
  oauthCallback,
  quickSignIn,
  signIn,
  signUp,
]
