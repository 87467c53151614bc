import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import { inject } from 'vitest'
import type { Settings } from '../modes.ts'
import { hasPictures } from '../pictures.ts'
import { loadWording } from '../with-provider.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    /** The toolbar's settings for stories without a play function. */
    stillSettings: Record<'theme' | 'language' | 'direction', string>
  }
}

interface Context extends Pick<StoryContext, 'tags' | 'title'> {
  globals: Partial<Settings>
  /** Missing in the type of loaders. */
  storyGlobals?: Partial<Settings>
}

/**
 * The settings of a story in tests. A play function expects English texts, left to right. Pictures of states have none:
 * they are dark, in German and right to left, so that axe checks every language, direction and theme without further
 * runs. The nightly run shows all pictures in every combination.
 */
function settingsOf({ globals, storyGlobals, tags, title }: Context): Partial<Settings> {
  if (!hasPictures(title) || !tags.includes('dev')) return globals
  // SAFETY: `vitest.config.ts` provides values of the settings.
  return { ...globals, ...(inject('stillSettings') as Partial<Settings>), ...storyGlobals }
}

const withStillSettings: Decorator = (Story, context) => <Story globals={settingsOf(context)} />

const loadStillWording: Loader = (context) => loadWording({ ...context, globals: settingsOf(context) })

/** Annotations of the project, outside of all others. */
export const stillSettings = { decorators: [withStillSettings], loaders: [loadStillWording] }
