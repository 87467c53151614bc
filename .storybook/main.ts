import type { StorybookConfig } from '@storybook/react-vite'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { mergeConfig } from 'vite'
import { describeComponents, type ComponentManifest, type NamedApi } from './api/manifest.ts'
import { apiPlugin, getApi } from './api/plugin.ts'
import { completeStories } from './enrich-stories.ts'
import { generatedFiles } from './generated-files.ts'
import { indexForReaders } from './story-index.ts'
import { shared } from '../config/vite.shared.ts'
import { readStoryTexts, storyTextsFile } from './texts/story-texts.ts'
import { themeResolver } from './tokens/design-tokens.ts'
import { figmaFiles, tokensFile } from './tokens/tokens-file.ts'

const { resolve } = createRequire(import.meta.url)

/** The code of an entry's example, as its docs page shows it. */
function findExample(specifier: string): string | undefined {
  const path = join(import.meta.dirname, '../stories/ui/examples', `${basename(specifier)}.tsx`)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Storybook's manifests, by their names. Its type of this file has none of what is experimental. */
interface Manifests {
  components?: { components: Record<string, ComponentManifest> }
}

const config: StorybookConfig & {
  experimental_enrichCsf: typeof completeStories
  experimental_manifests: (manifests?: Manifests) => Promise<Manifests>
} = {
  framework: '@storybook/react-vite',
  // Props for the docs, which the tests of stories do not need.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
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
  experimental_enrichCsf: completeStories,
  experimental_manifests: async ({ components, ...manifests } = {}) => {
    if (!components) return manifests
    const apis: NamedApi[] = [
      ['@summit/ui', await getApi('ui')],
      ['@summit/features', await getApi('features')],
    ]
    const described = await describeComponents(components.components, apis, findExample)
    return { ...manifests, components: { ...components, components: described } }
  },
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
