import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_FINISHED,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import type { PreparedStory } from 'storybook/internal/types'
import { defaults, viewports, type Settings } from '../modes.ts'
import { storyName } from '../story-name.ts'

/** A story as a docs page knows it, and the toolbar's settings as they are for it. */
export interface Exhibit {
  story: PreparedStory
  /** The story's export, by which Storybook's blocks know it. */
  of: unknown
  settings: Settings
}

/** What a story says of its place on a docs page. */
interface Place {
  /** Shown in a frame, though its settings are the toolbar's. */
  inline?: boolean
  /** Played when it is shown. */
  autoplay?: boolean
  /** The frame's height; without one, its screen's. */
  height?: string
}

const place = ({ parameters }: PreparedStory): Place =>
  // SAFETY: Storybook's own parameter, written as its documentation says.
  (parameters['docs'] as { story?: Place } | undefined)?.story ?? {}

/**
 * A story needs a frame of its own where it covers the window, and where it brings settings: direction, text size and
 * screen belong to a whole document.
 */
export const needsFrame = (story: PreparedStory) =>
  place(story).inline === false || Object.keys(story.storyGlobals).length > 0

/** A story in its own window, as wide as the column or as the screen it is made for. To be used. */
export function LiveFrame({ story, settings }: Omit<Exhibit, 'of'>) {
  const screen = screenOf(story)
  return (
    <iframe
      title={storyName(story.name)}
      src={addressOf({ story, settings })}
      loading="lazy"
      className="docs-live"
      style={{ '--width': screen?.width, '--height': place(story).height ?? screen?.height }}
    />
  )
}

/** A story in its own window, as small as the wall has room for. To be looked at. */
export function StillFrame({ story, settings }: Omit<Exhibit, 'of'>) {
  const { width, height } = screenOf(story) ?? { width: '1280px', height: '800px' }
  return (
    <span className="docs-still" style={{ '--width': width, '--height': height }}>
      <iframe title={storyName(story.name)} src={addressOf({ story, settings })} loading="lazy" tabIndex={-1} />
    </span>
  )
}

/** What a frame shows: one story and nothing around it. */
export function Alone({ story, of }: Omit<Exhibit, 'settings'>) {
  const layout = String(story.parameters['layout'])
  const isPlayed = place(story).autoplay === true
  const hasTurn = useTurn(isPlayed)
  const { channel } = useContext(DocsContext)

  useEffect(() => {
    // A dialog takes the focus as it opens; whoever reads the page around this frame keeps it.
    // SAFETY: a frame is an element of HTML.
    const giveFocusBack = () => (window.frameElement as HTMLElement | null)?.blur()
    if (!isPlayed) channel.on(STORY_RENDERED, giveFocusBack)
    return () => channel.off(STORY_RENDERED, giveFocusBack)
  }, [channel, isPlayed])

  return (
    <div className="docs-alone" data-layout={layout}>
      {hasTurn && <Story of={of} inline />}
    </div>
  )
}

/** Frames that are played come one after the other: playing needs the focus, and only one of them can have it. */
function useTurn(isPlayed: boolean): boolean {
  const { channel } = useContext(DocsContext)
  // Locks are there for secure pages alone; elsewhere all are played at once.
  const needsTurn = isPlayed && isSecureContext
  const [hasTurn, setHasTurn] = useState(!needsTurn)

  useEffect(() => {
    if (!needsTurn) return
    void navigator.locks.request('docs-turn', async () => {
      setHasTurn(true)
      await new Promise((resolve) => ends.forEach((end) => channel.once(end, resolve)))
    })
  }, [channel, needsTurn])

  return hasTurn
}

const ends = [STORY_FINISHED, PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION]

function screenOf({ storyGlobals }: PreparedStory) {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: keyof typeof viewports }
  return value && viewports[value].styles
}

function addressOf({ story, settings }: Omit<Exhibit, 'of'>) {
  const chosen = (Object.keys(defaults) as (keyof Settings)[]).map((name) => `${name}:${settings[name]}`)
  const docs = `${story.componentId}--docs`
  const query = new URLSearchParams({ viewMode: 'docs', id: docs, alone: story.id, globals: chosen.join(';') })
  return `iframe.html?${query.toString()}`
}
