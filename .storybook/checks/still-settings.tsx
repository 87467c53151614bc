import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import { inject } from 'vitest'
import type { Settings } from '../modes.ts'
import { hasPictures } from '../pictures.ts'
import { loadWording } from '../with-provider.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    /** The toolbar's settings for pictures of states. */
    stillSettings: Record<'theme' | 'language' | 'direction', string>
    /** Which pictures have them: all, or those that no play function checks. */
    stillPictures: 'all' | 'unchecked'
  }
}

interface Context extends Pick<StoryContext, 'tags' | 'title'> {
  globals: Partial<Settings>
  playFunction?: unknown
  /** Missing in the type of loaders. */
  storyGlobals?: Partial<Settings>
}

/**
 * The settings of a story in tests. A play function expects English texts, left to right. Pictures of states without one
 * are dark, in German and right to left, so that axe checks every language, direction and theme without further runs. The
 * nightly run shows all pictures in every combination.
 */
function settingsOf({ globals, storyGlobals, playFunction, tags, title }: Context): Partial<Settings> {
  const isPicture = hasPictures(title) && tags.includes('dev')
  if (!isPicture || (playFunction && inject('stillPictures') === 'unchecked')) return globals
  // SAFETY: `vitest.config.ts` provides values of the settings.
  return { ...globals, ...(inject('stillSettings') as Partial<Settings>), ...storyGlobals }
}

const withStillSettings: Decorator = (Story, context) => <Story globals={settingsOf(context)} />

const loadStillWording: Loader = (context) => loadWording({ ...context, globals: settingsOf(context) })

/** Annotations of the project, outside of all others. */
export const stillSettings = { decorators: [withStillSettings], loaders: [loadStillWording] }
