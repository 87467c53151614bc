import type { Preview } from '@storybook/react-vite'

type RunStep = NonNullable<Preview['runStep']>

/** How many steps of a play function have begun, by the signal of its run. */
const begun = new WeakMap<AbortSignal, number>()

/** Runs a step of a play function, unless the story's arg `until` is smaller than its number. */
export const runStep: RunStep = async (_, play, context) => {
  const step = (begun.get(context.abortSignal) ?? 0) + 1
  begun.set(context.abortSignal, step)
  // SAFETY: the arg of flows.
  const { until = Infinity } = context.args as { until?: number }
  if (step <= until) await play(context)
}
