import type { StorybookConfig } from '@storybook/react-vite'

/** A Storybook of a few stories, for the tests of the review. */
export default {
  stories: ['./*.stories.tsx'],
  addons: ['../addon.ts'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
