import { useDashboard } from '@summit/features/dashboard'
import { states } from '@summit/features/dashboard/fixtures'
import { logoutHandler } from '@summit/features/mocks'
import { machine } from '../machine/machine.ts'
import type { Environment } from '../machine/environment.ts'
import { results } from '../machine/results.ts'

const signIn = ({ ports }: Environment) => ports.session.open({ name: 'Ada Keller', email: 'ada@example.org' })

export const machines = [
  machine({
    name: 'useDashboard',
    hook: useDashboard,
    states,
    starts: {
      'opened signed in': (environment) => {
        signIn(environment)
        return { options: {} }
      },
      'opened signed out': () => ({ options: {} }),
      'opened signed in, with redirectTo: null': (environment) => {
        signIn(environment)
        return { options: { redirectTo: null, signOut: environment.port(results) } }
      },
    },
    calls: { logout: [] },
    answers: { success: logoutHandler },
  }),
]
