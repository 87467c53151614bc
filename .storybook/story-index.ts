import type { StorybookConfig } from '@storybook/react-vite'
import { storyName } from './story-name.ts'

type Indexers = Extract<NonNullable<StorybookConfig['experimental_indexers']>, (...args: never[]) => unknown>

/**
 * What Storybook lists of a story: its name in sentence case, and of its tags those that a reader can filter by. The
 * requirement numbers among them are for the coverage report.
 */
export const indexForReaders: Indexers = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...file) =>
      (await indexer.createIndex(...file)).map((entry) => ({
        ...entry,
        ...(entry.name && { name: storyName(entry.name) }),
        tags: entry.tags?.filter((tag) => !/^!?[A-Z]+-\d+$/.test(tag)),
      })),
  }))
