import type { Preview } from '@storybook/react-vite'
import { framedStory } from './docs/framed-story.ts'

type RunStep = NonNullable<Preview['runStep']>

/** Events of the iframe that a film strip plays a story in. */
export const filmEvents = { step: 'story-step', end: 'story-end' } as const

/** How many steps each run of a play function has come to. */
const begun = new WeakMap<AbortSignal, number>()

/** Runs a step of a play function, unless the story's arg `until` is smaller than its number. */
export const runStep: RunStep = async (sentence, play, context) => {
  const step = (begun.get(context.abortSignal) ?? 0) + 1
  begun.set(context.abortSignal, step)
  // SAFETY: the arg of flows.
  const { until = Infinity } = context.args as { until?: number }
  if (step > until) return
  if (step === 1) announce(filmEvents.step)
  await play(context)
  announce(filmEvents.step, sentence)
}

/** The hook after each story. */
export const announceEnd = (): void => announce(filmEvents.end)

function announce(event: string, detail?: string) {
  if (framedStory) window.frameElement?.dispatchEvent(new CustomEvent(event, { detail }))
}
