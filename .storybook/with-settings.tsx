import type { Decorator } from '@storybook/react-vite'
import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import acme from './acme.css?inline'
import { shownDirection, shownTheme, textSizes, type Settings } from './modes.ts'
import { emulateMotion } from './motion.ts'
import { StoryInBothThemes } from './both-themes.tsx'

/** Renders a story with the toolbar's settings, in React's strict mode. */
export const withSettings: Decorator = (Story, { id, globals, parameters, viewMode }) => {
  // SAFETY: `preview.tsx` defines these globals and their values.
  const settings = globals as unknown as Settings
  return (
    <StoryDocument settings={settings} isOnDocsPage={viewMode === 'docs'}>
      {settings.brand === 'acme' && !parameters['brand'] && <style>{acme}</style>}
      {settings.theme === 'both' ? (
        <StoryInBothThemes id={id} settings={settings} parameters={parameters}>
          <Story />
        </StoryInBothThemes>
      ) : (
        <Story />
      )}
    </StoryDocument>
  )
}

interface StoryDocumentProps {
  settings: Settings
  /** Whether the story is part of a docs page, whose own text is left to right. */
  isOnDocsPage: boolean
  children: ReactNode
}

/**
 * Sets theme, language, direction, text size and motion of the document while a story is shown. A docs page has its theme
 * by `DocsContainer`, and its own text size.
 */
function StoryDocument({ settings, isOnDocsPage, children }: StoryDocumentProps) {
  const { theme, language, textSize, motion } = settings
  const direction = shownDirection(settings)
  useLayoutEffect(() => {
    if (isOnDocsPage) return
    const root = document.documentElement
    root.style.fontSize = textSizes[textSize]
    root.dataset['theme'] = shownTheme(theme)
    root.dir = direction
    // The theme stays until the next story has set its own: a page without one would flash in that of the system.
    return () => ['dir', 'style'].forEach((name) => root.removeAttribute(name))
  }, [theme, direction, textSize, isOnDocsPage])
  useLayoutEffect(() => {
    if (isOnDocsPage || language === 'en') return
    const { lang } = document.documentElement
    document.documentElement.lang = language
    return () => void (document.documentElement.lang = lang)
  }, [language, isOnDocsPage])
  useLayoutEffect(() => emulateMotion(motion), [motion])

  if (!isOnDocsPage) return <StrictMode>{children}</StrictMode>
  return (
    <StrictMode>
      <div dir={direction} lang={language}>
        {children}
      </div>
    </StrictMode>
  )
}
