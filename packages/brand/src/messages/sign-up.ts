import type { SignUpMessages } from '@summit/features/sign-up'

/** Summit's own wording of sign-up: accounts are created in the app. */
export const signUpMessages = {
  title: 'Start climbing',
  simulated: 'This form is a demo: accounts are created in the app, and nothing you type here is sent.',
  nextTitle: 'Now make it real',
  nextText: 'Your account lives in the app. Get the app, then go to the {signIn}.',
  motto: 'The first meter is the steepest.',
  successText: (product: string) => `Welcome to ${product}. Let's start your fitness journey.`,
} satisfies Partial<SignUpMessages>
