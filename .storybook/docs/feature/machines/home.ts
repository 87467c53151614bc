import { useProductDemo } from '@summit/features/home'
import { states } from '@summit/features/home/fixtures'
import { machine } from '../machine/machine.ts'

export const machines = [
  machine({
    name: 'useProductDemo',
    hook: useProductDemo,
    states,
    nodeOf: (state) => ('screen' in state ? `${state.status}: ${state.screen}` : state.status),
    starts: {
      'page opened': () => ({ options: { isMotionReduced: () => false } }),
      'page opened, reduced motion': () => ({ options: { isMotionReduced: () => true } }),
    },
    calls: { watch: [], play: [], pause: [], next: [], previous: [], close: [] },
  }),
]
