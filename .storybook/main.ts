import type { StorybookConfig } from '@storybook/react-vite'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { mergeConfig } from 'vite'
import { apiPlugin } from './api/plugin.ts'
import { generatedFiles } from './generated-files.ts'
import { indexForReaders } from './story-index.ts'
import { shared } from '../config/vite.shared.ts'
import { readStoryTexts, storyTextsFile } from './texts/story-texts.ts'
import { themeResolver } from './tokens/design-tokens.ts'
import { figmaFiles, tokensFile } from './tokens/tokens-file.ts'

const { resolve } = createRequire(import.meta.url)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'storybook-addon-pseudo-states',
    '../packages/visual-review/testing/addon.ts',
  ],
  experimental_indexers: indexForReaders,
  staticDirs: ['./public', '../packages/ui/src/tokens/fonts'],
  features: {
    sidebarOnboardingChecklist: false,
    componentsManifest: true,
    experimentalCodeExamples: true,
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `--test` builds are for the visual review, which shows stories only.
  viteFinal: (config, { configType, test }) =>
    mergeConfig(mergeConfig(config, shared), {
      plugins: [
        apiPlugin(),
        generatedFiles(/^mockServiceWorker\.js$/, async () => ({
          'mockServiceWorker.js': await readFile(resolve('msw/mockServiceWorker.js'), 'utf8'),
        })),
        // Where the toolbar's "Open in site" leads. A server that serves the site too answers with its own address.
        generatedFiles(/^site\.json$/, async () => {
          const inDevelopment = configType === 'DEVELOPMENT' ? 'http://localhost:3000' : null
          return { 'site.json': JSON.stringify({ url: process.env['STORYBOOK_SITE_URL'] ?? inDevelopment }) }
        }),
        test
          ? []
          : generatedFiles(/^((story-texts|(light|dark)\.tokens|tokens\.resolver)\.json|figma\/.+)$/, async () => ({
              'light.tokens.json': await tokensFile('light'),
              'dark.tokens.json': await tokensFile('dark'),
              'tokens.resolver.json': JSON.stringify(themeResolver, null, 2),
              ...(await figmaFiles()),
              [storyTextsFile]: await readStoryTexts(),
            })),
      ],
    }),
}

export default config
