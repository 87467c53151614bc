import type { Decorator } from '@storybook/react-vite'
import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { framedStory } from './docs/framed.ts'
import type { Settings } from './modes.ts'

/** Renders a story with the toolbar's settings, in React's strict mode. */
export const withSettings: Decorator = (Story, { globals, viewMode }) => (
  // SAFETY: these globals are ours, and their toolbar offers nothing else.
  <StoryDocument settings={globals as unknown as Settings} isOnDocsPage={viewMode === 'docs' && !framedStory}>
    <Story />
  </StoryDocument>
)

interface StoryDocumentProps {
  settings: Settings
  /** The story is on a docs page, which is in left-to-right text itself. */
  isOnDocsPage: boolean
  children: ReactNode
}

/** Sets theme, direction and text size on the document's root while a story is shown. Renders its children. */
function StoryDocument({ settings: { theme, direction, textSize }, isOnDocsPage, children }: StoryDocumentProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme
    if (!isOnDocsPage) root.dir = direction
    root.style.fontSize = `${textSize}%`
    return () => ['data-theme', 'dir', 'style'].forEach((name) => root.removeAttribute(name))
  }, [theme, direction, textSize, isOnDocsPage])

  return <StrictMode>{isOnDocsPage ? <div dir={direction}>{children}</div> : children}</StrictMode>
}
