import type { StorybookConfig } from '@storybook/react-vite'
import { storyName } from './story-name.ts'

type Indexers = Extract<NonNullable<StorybookConfig['experimental_indexers']>, (...args: never[]) => unknown>

/**
 * Story indexers that write names in sentence case and leave out requirement ids, which are tags for the coverage
 * report only.
 */
export const indexForReaders: Indexers = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...file) =>
      (await indexer.createIndex(...file)).map((entry) => ({
        ...entry,
        ...(entry.name && { name: storyName(entry.name) }),
        ...(entry.tags && { tags: entry.tags.filter((tag) => !/^!?[A-Z]+-\d+$/.test(tag)) }),
      })),
  }))
