import { defaults, type Settings } from '../.storybook/modes.ts'

/** The part of a story's context that this file uses. */
interface Context {
  globals: Partial<Settings>
  /** The story's own globals. */
  storyGlobals?: Partial<Settings>
}

/** The settings that change what a story says, or where. */
const settings = ['brand', 'language', 'direction', 'textSize'] as const

const checks = new WeakSet<object>()

/** Whether a play function was made by {@link check}. */
export const isCheck = (play: object): boolean => checks.has(play)

/**
 * A play function that looks at a state and changes nothing. It expects the story's own settings: once the toolbar has
 * others, it does nothing.
 */
export function check<C extends object>(play: (context: C) => Promise<void> | void) {
  const checkState = async (context: C) => {
    // SAFETY: `preview.tsx` defines these globals and their values.
    const { globals, storyGlobals } = context as Context
    const own = { ...defaults, ...storyGlobals }
    if (settings.every((name) => (globals[name] ?? defaults[name]) === own[name])) await play(context)
  }
  checks.add(checkState)
  return checkState
}
