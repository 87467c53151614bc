import { loginHandlers, noDemoHandler, signedOutHandler, signedInHandler } from '@summit/features/mocks'
import { useSignIn } from '@summit/features/sign-in'
import { states } from '@summit/features/sign-in/fixtures'
import { useQuickSignIn } from '@summit/features/sign-in/quick-sign-in'
import { states as offers } from '@summit/features/sign-in/quick-sign-in/fixtures'
import { machine } from '../machine/machine.ts'

export const machines = [
  machine({
    name: 'useSignIn',
    hook: useSignIn,
    states,
    starts: { 'page opened': () => ({ options: {} }) },
    calls: { submit: [{ email: 'ada@example.org', password: 'high and dry' }], cancel: [], reset: [] },
    answers: loginHandlers,
  }),
  machine({
    name: 'useQuickSignIn',
    hook: useQuickSignIn,
    states: offers,
    starts: {
      'page opened': ({ port }) => ({ options: { findDemo: port({ 'demo account found': offers.demo.credentials }) } }),
    },
    calls: { continueAsVisitor: [] },
    answers: { signedIn: signedInHandler, signedOut: signedOutHandler, noDemo: noDemoHandler },
  }),
]
