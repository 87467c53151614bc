import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

/** Kinds of stories that need the whole window. */
const wide = /^(features|pages|flows)-/

/**
 * Closes the panel on features, pages and flows, and opens it on components. It changes only with the kind of the
 * story, so that a reader's own choice holds while the kind is the same.
 */
export function fitPanel(): void {
  addons.register('summit/panel', (api) => {
    let isWide: boolean | undefined
    api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
      if (wide.test(storyId) === isWide) return
      isWide = wide.test(storyId)
      api.togglePanel(!isWide)
    })
  })
}
