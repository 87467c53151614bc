import type { Parameters } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { frameUrl } from './frame-url.ts'
import { themes, type Settings } from './modes.ts'
import { isPicture, pictureParameter } from './picture.ts'

const both = ['light', 'dark'] as const

/** Components in light and dark beside each other. */
export const BothThemes = ({ children }: { children: ReactNode }) => (
  <div className="both-themes">
    {both.map((theme) => (
      <div key={theme} data-theme={theme} className="both-themes-part">
        {children}
      </div>
    ))}
  </div>
)

interface StoryInBothThemesProps {
  id: string
  settings: Settings
  parameters: Parameters
  children: ReactNode
}

/**
 * A story in light and dark beside each other. Stories that fill or cover the window, such as pages and dialogs, are in
 * an iframe each, so that they have a window of their own.
 */
export function StoryInBothThemes({ id, settings, parameters, children }: StoryInBothThemesProps) {
  if (!fillsWindow(id, parameters)) return <BothThemes>{children}</BothThemes>
  const query = { viewMode: 'story', id, ...(isPicture() && { [pictureParameter]: 'true' }) }
  return (
    <div className="both-themes">
      {both.map((theme) => (
        <iframe key={theme} title={themes[theme]} src={frameUrl(query, { ...settings, theme })} />
      ))}
    </div>
  )
}

const fillsWindow = (id: string, { docs }: Parameters) =>
  !/^(ui|foundations)-/.test(id) || (docs as { story?: { inline?: boolean } } | undefined)?.story?.inline === false
