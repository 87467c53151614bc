import { useDashboard } from '@summit/features/dashboard'
import { states } from '@summit/features/dashboard/fixtures'
import { logoutHandler } from '@summit/features/mocks'
import { machine } from '../machine/machine.ts'
import type { World } from '../machine/world.ts'
import { results } from '../machine/results.ts'

const signIn = ({ ports }: World) => ports.session.open({ name: 'Ada Keller', email: 'ada@example.org' })

export const machines = [
  machine({
    name: 'useDashboard',
    hook: useDashboard,
    states,
    starts: {
      'opened signed in': (world) => {
        signIn(world)
        return { options: {} }
      },
      'opened signed out': () => ({ options: {} }),
      'opened signed in, with redirectTo: null': (world) => {
        signIn(world)
        return { options: { redirectTo: null, signOut: world.port(results) } }
      },
    },
    calls: { logout: [] },
    answers: { success: logoutHandler },
  }),
]
