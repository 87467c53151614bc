import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { createApis } from './api/apis.ts'
import { apiPlugin } from './api/plugin.ts'
import { generate } from './generated/generate.ts'
import { generatedFiles } from './generated/generated-files.ts'
import { indexForReaders } from './story-index.ts'
import { shared } from '../config/vite.shared.ts'

const apis = createApis()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  experimental_indexers: indexForReaders,
  staticDirs: ['./public', '../packages/ui/src/tokens/fonts'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Where the toolbar's "Open in site" leads.
  env: (env) => ({ STORYBOOK_SITE_URL: process.env['STORYBOOK_SITE_URL'] ?? 'http://localhost:3000', ...env }),
  // `--test` builds are for the visual review, which shows stories only.
  viteFinal: (config, { test }) =>
    mergeConfig(mergeConfig(config, shared), {
      plugins: [
        apiPlugin(apis),
        test
          ? []
          : generatedFiles(/^(search-index\.json|(light|dark)\.tokens\.json|llms\.txt|docs\/.+\.md)$/, () =>
              generate(apis),
            ),
      ],
    }),
}

export default config
