import { useSignUp } from '@summit/features/sign-up'
import { states } from '@summit/features/sign-up/fixtures'
import { machine } from '../machine/machine.ts'
import { results } from '../machine/results.ts'

const details = { name: 'Ada Keller', email: 'ada@example.org', password: 'high and dry' }

export const machines = [
  machine({
    name: 'useSignUp',
    hook: useSignUp,
    states,
    starts: {
      'demo opened': () => ({ options: {} }),
      'page opened, with signUp': ({ port }) => ({
        options: { signUp: port(results), redirectTo: '/dashboard' },
      }),
    },
    calls: {
      submit: {
        valid: [{ ...details, confirmPassword: details.password }],
        'passwords differ': [{ ...details, confirmPassword: 'high and wet' }],
      },
      cancel: [],
      reset: [],
    },
  }),
]
