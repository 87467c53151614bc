import type { FeatureTranslation } from '../shared/messages/messages.ts'
import { quickSignIn } from './de/quick-sign-in.ts'
import { signIn } from './de/sign-in.ts'

/** The features' texts in German, for the provider's `translations`. Each feature's are an entry of their own besides. */
export const german: readonly FeatureTranslation[] = [quickSignIn, signIn]
