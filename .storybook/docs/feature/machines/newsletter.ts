import { newsletterHandlers, outboxHandler } from '@summit/features/mocks'
import { useNewsletter } from '@summit/features/newsletter'
import { states } from '@summit/features/newsletter/fixtures'
import { machine } from '../machine/machine.ts'

export const machines = [
  machine({
    name: 'useNewsletter',
    hook: useNewsletter,
    states,
    starts: {
      'page opened': () => ({
        options: {
          whenIdle: (open) => {
            open()
            return () => {}
          },
        },
      }),
    },
    calls: {
      submit: [{ email: 'ada@example.org', name: null }],
      cancel: [],
      reset: [],
      dismiss: [],
    },
    answers: { ...newsletterHandlers, outbox: outboxHandler },
  }),
]
