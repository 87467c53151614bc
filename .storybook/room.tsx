import type { Decorator } from '@storybook/react-vite'
import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import type { Settings } from './modes.ts'

/** Puts a story into the room that the toolbar describes, in React's strict mode. */
export const inRoom: Decorator = (Story, { globals }) => (
  // SAFETY: these globals are ours, and their toolbar offers nothing else.
  <Room settings={globals as unknown as Settings}>
    <Story />
  </Room>
)

interface RoomProps {
  settings: Settings
  children: ReactNode
}

/** Dresses the document's root while a story is shown, and undresses it afterwards. Renders its children. */
function Room({ settings: { theme, direction, textSize }, children }: RoomProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme
    root.dir = direction
    root.style.fontSize = `${textSize}%`
    return () => ['data-theme', 'dir', 'style'].forEach((name) => root.removeAttribute(name))
  }, [theme, direction, textSize])

  return <StrictMode>{children}</StrictMode>
}
