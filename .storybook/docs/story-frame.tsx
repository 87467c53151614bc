import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { frameUrl } from '../frame-url.ts'
import { themes, viewports, type Settings } from '../modes.ts'
import { pictureParameter } from '../picture.ts'
import { storyName } from '../story-name.ts'

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** A story of a docs page. */
export interface DocsEntry {
  story: PreparedStory
  /** The story's export, for the `of` prop of blocks. */
  of: unknown
  /** The toolbar's settings, overridden by the story's own. */
  settings: Settings
}

/** Whether a story covers the window, and may take the focus. Storybook's parameter. */
const coversWindow = ({ parameters }: PreparedStory) =>
  (parameters['docs'] as { story?: { inline?: boolean } } | undefined)?.story?.inline === false

/** Whether a story needs an iframe: it covers the window, or sets direction, text size or viewport of its document. */
export const needsFrame = (story: PreparedStory) => coversWindow(story) || Object.keys(story.storyGlobals).length > 0

interface StoryFrameProps extends Omit<DocsEntry, 'of'> {
  /** @default the story's own, or else desktop, in a narrow window phone */
  viewport?: keyof typeof viewports
}

/**
 * A story in an iframe, scaled down to the width that there is. It is loaded when it is near; a story that may take the
 * focus, when the reader asks for it.
 */
export function StoryFrame({ story, settings, viewport = getViewport(story) }: StoryFrameProps) {
  const [isShown, setIsShown] = useState(!coversWindow(story))
  const { width, height } = viewports[viewport].styles
  const name = storyName(story.name)
  return (
    <div
      className="docs-preview"
      style={{ '--width': width, '--height': height, '--ratio': parseInt(width) / parseInt(height) }}
    >
      {isShown ? (
        <iframe
          title={`${name}, ${viewports[viewport].name}${settings.theme in themes ? `, ${settings.theme}` : ''}`}
          src={frameUrl({ viewMode: 'story', id: story.id }, settings)}
          loading="lazy"
          tabIndex={-1}
        />
      ) : (
        <button type="button" onClick={() => setIsShown(true)}>
          Show {name}
        </button>
      )}
    </div>
  )
}

/** A story that covers the window, as a picture. */
export const StoryPicture = ({ story, settings }: Omit<DocsEntry, 'of'>) => (
  <div className="docs-preview docs-picture">
    <iframe
      title={storyName(story.name)}
      src={frameUrl({ viewMode: 'story', id: story.id, [pictureParameter]: 'true' }, settings)}
      loading="lazy"
      tabIndex={-1}
    />
  </div>
)

function getViewport({ storyGlobals }: PreparedStory): keyof typeof viewports {
  const { value = window.innerWidth < 640 ? 'phone' : 'desktop' } = (storyGlobals['viewport'] ?? {}) as {
    value?: keyof typeof viewports
  }
  return value
}
