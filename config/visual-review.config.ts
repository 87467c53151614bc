import type { VisualReviewConfig } from 'visual-review'
import { defaults, modes, themes, viewports } from '../.storybook/modes.ts'
import { launchOptions } from '../tools/chromium.ts'

/** The configuration of `npm run visual`. */
export const config: VisualReviewConfig = {
  configDir: '.storybook',
  build: { command: ['npm', 'run', '--silent', 'build:review'], outputDir: '.cache/visual/head' },
  sources: ['.storybook', 'stories', 'packages/brand', 'packages/contract', 'packages/features', 'packages/ui'].concat(
    'package-lock.json',
    'tsconfig.json',
    'config/tsconfig.base.json',
    'config/vite.shared.ts',
  ),
  modes,
  defaultModes: ['light', 'dark'],
  pagePrefix: 'Pages/',
  globals: { ...defaults },
  viewports,
  themes: Object.keys(themes),
  launchOptions: (browser) => (browser === 'chromium' ? launchOptions() : {}),
}
