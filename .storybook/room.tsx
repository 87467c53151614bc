import type { Decorator } from '@storybook/react-vite'
import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { framedStory } from './docs/framed.ts'
import type { Settings } from './modes.ts'

/** Puts a story into the room that the toolbar describes, in React's strict mode. */
export const inRoom: Decorator = (Story, { globals, viewMode }) => (
  // SAFETY: these globals are ours, and their toolbar offers nothing else.
  <Room settings={globals as unknown as Settings} isOnDocsPage={viewMode === 'docs' && !framedStory}>
    <Story />
  </Room>
)

interface RoomProps {
  settings: Settings
  /** Around the story is a page that reads from left to right. */
  isOnDocsPage: boolean
  children: ReactNode
}

/** Dresses the document's root while a story is shown, and undresses it afterwards. Renders its children. */
function Room({ settings: { theme, direction, textSize }, isOnDocsPage, children }: RoomProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme
    if (!isOnDocsPage) root.dir = direction
    root.style.fontSize = `${textSize}%`
    return () => ['data-theme', 'dir', 'style'].forEach((name) => root.removeAttribute(name))
  }, [theme, direction, textSize, isOnDocsPage])

  return <StrictMode>{isOnDocsPage ? <div dir={direction}>{children}</div> : children}</StrictMode>
}
