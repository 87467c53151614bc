import { useContact } from '@summit/features/contact'
import { states } from '@summit/features/contact/fixtures'
import { machine } from '../machine/machine.ts'
import { results } from '../machine/results.ts'

export const machines = [
  machine({
    name: 'useContact',
    hook: useContact,
    states,
    starts: {
      'demo opened': () => ({ options: {} }),
      'page opened, with send': ({ port }) => ({ options: { send: port(results) } }),
    },
    calls: {
      submit: [{ name: 'Ada Keller', email: 'ada@example.org', subject: 'Knees', message: 'They hurt.' }],
      cancel: [],
      reset: [],
    },
  }),
]
