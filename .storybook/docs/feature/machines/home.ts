import { chapterAt, useProductDemo, type ProductDemoState } from '@summit/features/home'
import { states } from '@summit/features/home/fixtures'
import { machine } from '../machine/machine.ts'

const nodeOf = (state: ProductDemoState) =>
  state.status === 'playing' || state.status === 'paused' || state.status === 'still'
    ? `${state.status}: ${chapterAt(state.at)}`
    : state.status

export const machines = [
  machine({
    name: 'useProductDemo',
    hook: useProductDemo,
    states,
    nodeOf,
    starts: {
      'page opened': () => ({ options: { isMotionReduced: () => false } }),
      'page opened, reduced motion': () => ({ options: { isMotionReduced: () => true } }),
    },
    calls: {
      watch: [],
      play: [],
      pause: [],
      seek: { 'to the start': [0], 'to the end': [25_000] },
      next: [],
      previous: [],
      close: [],
      position: [],
    },
  }),
]
