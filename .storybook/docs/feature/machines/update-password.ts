import { updatePasswordHandlers } from '@summit/features/mocks'
import { useUpdatePassword } from '@summit/features/update-password'
import { states } from '@summit/features/update-password/fixtures'
import { machine } from '../machine/machine.ts'
import type { Environment } from '../machine/environment.ts'
import { createOtherTab } from '../machine/other-tab.ts'

const session = { accessToken: 'token-of-the-link', email: 'ada@example.org' }

/** The page at the address of a recovery link, with or without the session that the link opens. */
const opened =
  (found: typeof session | null) =>
  ({ port }: Environment) => {
    const tab = createOtherTab()
    const loadSession = port({ [found ? 'session found' : 'no session found']: found })
    let isLoaded = false
    return {
      options: {
        address: { query: () => '?type=recovery', clear: () => {} },
        auth: {
          session: async () => {
            if (isLoaded) return found
            isLoaded = true
            return loadSession()
          },
          watch: () => () => {},
          end: () => {},
        },
        passwordChannel: tab,
      },
      outside: { 'password set in another tab': tab.change },
    }
  }

export const machines = [
  machine({
    name: 'useUpdatePassword',
    hook: useUpdatePassword,
    states,
    starts: { 'opened after a valid link': opened(session), 'opened without a session': opened(null) },
    calls: {
      submit: {
        valid: [{ password: 'high and dry', confirmPassword: 'high and dry' }],
        'too short': [{ password: 'high', confirmPassword: 'high' }],
        'passwords differ': [{ password: 'high and dry', confirmPassword: 'high and wet' }],
      },
      cancel: [],
      reset: [],
    },
    answers: updatePasswordHandlers,
  }),
]
