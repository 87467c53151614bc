import type { Parameters } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { frameUrl } from './frame-url.ts'
import { themes, type Settings } from './modes.ts'

interface BothThemesProps {
  id: string
  settings: Settings
  parameters: Parameters
  children: ReactNode
}

/**
 * A story in light and dark beside each other. Stories that fill or cover the window, such as pages and dialogs, are in
 * an iframe each, so that they have a window of their own.
 */
export function BothThemes({ id, settings, parameters, children }: BothThemesProps) {
  return (
    <div className="both-themes">
      {(['light', 'dark'] as const).map((theme) =>
        fillsWindow(id, parameters) ? (
          <iframe key={theme} title={themes[theme]} src={frameUrl({ viewMode: 'story', id }, { ...settings, theme })} />
        ) : (
          <div key={theme} data-theme={theme} className="both-themes-part">
            {children}
          </div>
        ),
      )}
    </div>
  )
}

const fillsWindow = (id: string, { docs }: Parameters) =>
  !/^(ui|foundations)-/.test(id) || (docs as { story?: { inline?: boolean } } | undefined)?.story?.inline === false
