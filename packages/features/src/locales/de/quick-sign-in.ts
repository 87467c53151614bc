import { translate, type Translation } from '../../shared/config/messages.ts'
import { quickSignInMessages, type QuickSignInMessages } from '../../sign-in/quick-sign-in/quick-sign-in.ts'

/** The quick sign-in in German. */
export const quickSignIn = translate(quickSignInMessages, {
  continueAs: (name) => `Weiter als ${name}`,
  useDemo: 'Demokonto verwenden',
} satisfies Translation<QuickSignInMessages>)
