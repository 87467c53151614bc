import { useForgotPassword } from '@summit/features/forgot-password'
import { resends, states } from '@summit/features/forgot-password/fixtures'
import { forgotPasswordHandlers, outboxHandler } from '@summit/features/mocks'
import { machine } from '../machine/machine.ts'
import { createOtherTab } from '../machine/other-tab.ts'

export const machines = [
  machine({
    name: 'useForgotPassword',
    hook: useForgotPassword,
    states: {
      ...states,
      'success, resend ready': resends.ready,
      'success, resend pending': resends.pending,
      'success, resend error': resends.error,
    },
    nodeOf: (state) => (state.status === 'success' ? `success, resend ${state.resend.status}` : state.status),
    starts: {
      'page opened': () => {
        const tab = createOtherTab()
        return { options: { passwordChannel: tab }, outside: { 'password set in another tab': tab.change } }
      },
    },
    calls: {
      submit: { 'valid email': [{ email: 'ada@example.org' }], 'invalid email': [{ email: 'ada' }] },
      resend: [],
      cancel: [],
      reset: [],
    },
    answers: { ...forgotPasswordHandlers, outbox: outboxHandler },
  }),
]
