import { beforeAll, describe, expect, it } from 'vitest'
import { explore, type Graph } from './explore.ts'
import type { AnyMachine } from './machine.ts'

const machines = Object.values(
  import.meta.glob<AnyMachine[]>('../machines/*.ts', { eager: true, import: 'machines' }),
).flat()

const graphs = new Map<string, Graph>()
beforeAll(async () => {
  for (const machine of machines) graphs.set(machine.name, await explore(machine))
})
const graphOf = (hook: string) => graphs.get(hook) ?? { starts: [], transitions: [], calls: [] }

describe('the state diagram', () => {
  it.each(machines.map((machine) => [machine.name, machine] as const))(
    'of %s has every fixture’s state',
    (hook, machine) => {
      const { starts, transitions } = graphOf(hook)
      const reached = new Set([...starts, ...transitions.map(({ to }) => to)])
      expect(Object.values(machine.states).filter((state) => !reached.has(machine.nodeOf(state)))).toEqual([])
    },
  )

  it('has a transition for every answer of the server', () => {
    const { transitions } = graphOf('useSignIn')
    const answers = transitions.filter(({ from, to }) => from === 'pending' && to !== 'idle')
    expect(answers.map(({ event, to }) => [event, to])).toEqual([
      ['200 success', 'success'],
      ['429 refused', 'error'],
      ['401 refused without message', 'error'],
      ['502 unreadable', 'error'],
      ['network error', 'error'],
    ])
  })

  it('has the time that passes until a state changes', () => {
    const { transitions } = graphOf('useForgotPassword')
    const timed = transitions.filter(({ event }) => event.startsWith('after'))
    expect(timed.map(({ event, to }) => [event, to])).toEqual([['after 60 s', 'success, resend ready']])
  })

  it('has the redirects, toasts and requests of an event', () => {
    const { transitions, calls } = graphOf('useSignIn')
    expect(transitions).toContainEqual({
      from: 'success',
      event: 'after 1 s',
      to: 'success',
      effects: [{ kind: 'redirect', path: '/dashboard' }],
    })
    expect(calls.map(({ request }) => request)).toEqual([
      expect.objectContaining({
        path: '/api/auth/login',
        body: { email: 'ada@example.org', password: 'high and dry' },
      }),
    ])
  })
})
