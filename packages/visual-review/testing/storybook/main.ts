import type { StorybookConfig } from '@storybook/react-vite'

/** A Storybook of a few stories, for the tests of the review. */
export default {
  stories: ['./*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
