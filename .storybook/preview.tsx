import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { readDefaults } from './defaults.ts'
import { keepDocsPageStill } from './framed.ts'
import { houseTheme } from './house.ts'
import { chromaticModes, clocks, defaults, directions, textSizes, themes, viewports } from './modes.ts'
import { worker } from './msw.ts'
import './preview.css'
import { inRoom } from './room.tsx'

keepDocsPageStill()

// A machine that is busy with other things is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

type ToolbarIcon = 'contrast' | 'timer' | 'transfer' | 'ruler'

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readDefaults],
  decorators: [inRoom],
  loaders: [mswLoader(() => worker)],
  initialGlobals: { ...defaults },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', themes),
    clock: toolbar('Clock', 'timer', clocks),
    direction: toolbar('Direction', 'transfer', directions),
    textSize: toolbar('Text size', 'ruler', textSizes),
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    docs: { theme: houseTheme(), toc: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'UI', 'Features', 'Pages', 'Flows'], method: 'configure' },
    },
  },
}

/** One drop-down of the toolbar, from a list of values and their names. */
function toolbar(description: string, icon: ToolbarIcon, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { title: description, icon, items, dynamicTitle: true } }
}

export default preview
