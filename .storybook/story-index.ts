import type { StorybookConfig } from '@storybook/react-vite'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { storyName } from './story-name.ts'

type Indexers = Extract<NonNullable<StorybookConfig['experimental_indexers']>, (...args: never[]) => unknown>

interface Tagged {
  exportName: string
  tags?: string[]
}

const isRequirement = (tag: string) => /^[A-Z]+-\d+$/.test(tag)

/** The requirements that a story or the test beside it, `ErrorTest` of `Error`, names in its tags. */
export const getRequirements = (exportName: string, stories: readonly Tagged[]): string[] => {
  const own = stories.filter((story) => [exportName, `${exportName}Test`].includes(story.exportName))
  return [...new Set(own.flatMap(({ tags = [] }) => tags.filter(isRequirement)))]
}

/**
 * Story indexers that write names in sentence case, and add tags to filter the sidebar by: the requirements of a story's
 * test, `page`, `flow`, and a component's status. The manifest that agents read has only stories whose code is of use.
 */
export const indexForReaders: Indexers = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => ({
        ...entry,
        ...(entry.name && { name: storyName(entry.name) }),
        tags: [
          ...(entry.tags ?? []),
          ...getKind(file),
          ...getRequirements(entry.exportName, entries),
          ...(isCode(entry) ? [] : ['!manifest']),
        ],
      }))
    },
  }))

/** Whether the code of a story is of use elsewhere: that of a test or a sheet is not. */
const isCode = ({ exportName, tags = [] }: Tagged) => !tags.includes('!dev') && exportName !== 'AllVariants'

/** The tag of all stories of a file. */
function getKind(file: string): string[] {
  const [, folder] = /stories\/(\w+)\/[\w-]+\.stories\.tsx$/.exec(file) ?? []
  if (folder === 'pages') return ['page']
  if (folder === 'flows') return ['flow']
  const name = basename(file, '.stories.tsx')
  const guide = ['ts', 'tsx'].map((type) => join(file, `../guides/${name}.${type}`)).find((path) => existsSync(path))
  return guide ? (/status: '(\w+)'/.exec(readFileSync(guide, 'utf8'))?.slice(1) ?? []) : []
}
