import { DocsContext, Story, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { useContext, useEffect } from 'react'
import { frameUrl } from '../frame-url.ts'
import { viewports, type Settings } from '../modes.ts'
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

/** Storybook's parameter `docs.story`. */
interface DocsStoryParameters {
  inline?: boolean
  /** Height of the iframe. @default the viewport's height */
  height?: string
}

const docsParameters = ({ parameters }: PreparedStory): DocsStoryParameters =>
  // SAFETY: this parameter is Storybook's, by its documentation.
  (parameters['docs'] as { story?: DocsStoryParameters } | undefined)?.story ?? {}

/** Whether a story needs an iframe: it covers the window, or sets direction, text size or viewport of its document. */
export const needsFrame = (story: PreparedStory) =>
  docsParameters(story).inline === false || Object.keys(story.storyGlobals).length > 0

/** An interactive story in an iframe, as wide as the column or its viewport. */
export function LiveFrame({ story, settings }: Omit<DocsEntry, 'of'>) {
  const viewport = viewportOf(story)
  return (
    <iframe
      title={storyName(story.name)}
      src={previewUrl({ story, settings })}
      loading="lazy"
      className="docs-live"
      style={{ '--width': viewport?.width, '--height': docsParameters(story).height ?? viewport?.height }}
    />
  )
}

/** The content of such an iframe: the story alone. */
export function FramedStory({ story, of }: Omit<DocsEntry, 'settings'>) {
  const layout = String(story.parameters['layout'])
  const { channel } = useContext(DocsContext)

  useEffect(() => {
    // An opening dialog takes focus: return it to the docs page.
    // SAFETY: `frameElement` is an iframe.
    const returnFocus = () => (window.frameElement as HTMLElement | null)?.blur()
    channel.on('storyRendered', returnFocus)
    return () => channel.off('storyRendered', returnFocus)
  }, [channel])

  return (
    <div className="docs-framed-story" data-layout={layout}>
      <Story of={of} inline />
    </div>
  )
}

function viewportOf({ storyGlobals }: PreparedStory) {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: keyof typeof viewports }
  return value && viewports[value].styles
}

/** The address of an iframe with a story alone, which is not played. */
export const previewUrl = ({ story, settings }: Omit<DocsEntry, 'of'>) =>
  frameUrl({ viewMode: 'docs', id: `${story.componentId}--docs`, frame: story.id }, settings)
