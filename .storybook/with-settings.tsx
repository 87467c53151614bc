import type { Decorator } from '@storybook/react-vite'
import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { framedStory } from './docs/framed-story.ts'
import { textSizes, type Settings } from './modes.ts'

/** Renders a story with the toolbar's settings, in React's strict mode. */
export const withSettings: Decorator = (Story, { globals, viewMode }) => (
  // SAFETY: `preview.tsx` defines these globals and their values.
  <StoryDocument settings={globals as unknown as Settings} isOnDocsPage={viewMode === 'docs' && !framedStory}>
    <Story />
  </StoryDocument>
)

interface StoryDocumentProps {
  settings: Settings
  /** Whether the story is part of a docs page, whose own text is left to right. */
  isOnDocsPage: boolean
  children: ReactNode
}

/** Sets theme, direction and text size on the document's root while a story is shown. Renders its children. */
function StoryDocument({ settings: { theme, direction, textSize }, isOnDocsPage, children }: StoryDocumentProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme
    if (!isOnDocsPage) root.dir = direction
    root.style.fontSize = textSizes[textSize]
    return () => ['data-theme', 'dir', 'style'].forEach((name) => root.removeAttribute(name))
  }, [theme, direction, textSize, isOnDocsPage])

  return <StrictMode>{isOnDocsPage ? <div dir={direction}>{children}</div> : children}</StrictMode>
}
