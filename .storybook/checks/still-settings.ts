import type { Loader, StoryContext } from '@storybook/react-vite'
import { inject } from 'vitest'
import { hasPictures } from '../pictures.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The toolbar's settings for pictures of states. */
    stillSettings: Record<'theme' | 'language' | 'direction', string>
    /** Which pictures have them: all, or those that no play function checks. */
    stillPictures: 'all' | 'unchecked'
  }
}

interface Context extends Pick<StoryContext, 'globals' | 'tags' | 'title'> {
  /** These two are missing in the type of loaders. */
  storyGlobals?: object
  playFunction?: unknown
}

/**
 * The settings of a story in tests. A play function expects English texts, left to right. Pictures of states without one
 * are dark, in German and right to left, so that axe checks every language, direction and theme without further runs. The
 * nightly run shows all pictures in every combination.
 */
const choose: Loader = ({ globals, storyGlobals, playFunction, tags, title }: Context) => {
  const isPicture = hasPictures(title) && tags.includes('dev')
  if (isPicture && (!playFunction || inject('stillPictures') === 'all'))
    Object.assign(globals, inject('stillSettings'), storyGlobals)
}

/** Annotations of the project, before all others. Axe reports violations only: what passed is 100 kB per story. */
export const stillSettings = {
  loaders: [choose],
  parameters: { a11y: { options: { reporter: 'no-passes' } } },
}
