import { callbackHandlers } from '@summit/features/mocks'
import { useOAuthCallback } from '@summit/features/oauth-callback'
import { states } from '@summit/features/oauth-callback/fixtures'
import { machine } from '../machine/machine.ts'

const at = (query: string) => () => ({ options: { address: { query: () => query, clear: () => {} } } })

export const machines = [
  machine({
    name: 'useOAuthCallback',
    hook: useOAuthCallback,
    states,
    starts: {
      'opened with a code': at('?code=4/0AX4&provider=google'),
      'opened with an error': at('?error=access_denied'),
      'opened without a code': at('?provider=google'),
    },
    calls: {},
    answers: callbackHandlers,
  }),
]
