import type { ApiEntry } from '../../../api/api.ts'
import { featuresApi } from '../../../api/features.ts'

/** An entry with its specifier. */
export interface NamedEntry extends ApiEntry {
  specifier: string
}

const stories = import.meta.glob('../../../../stories/features/*.stories.tsx')

/** The folders of the features that have a docs page of their own. */
const pages = new Set(Object.keys(stories).map((path) => path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1')))

const entries = Object.entries(featuresApi).map(([name, entry]) => ({
  ...entry,
  specifier: `@summit/features/${name}`,
  folder: name.split('/')[0] ?? '',
}))

const isFixture = ({ specifier }: NamedEntry) => specifier.endsWith('/fixtures')

/** The entries of a feature: its own, those below it, and fixtures at the end. */
export const entriesOf = (folder: string): readonly NamedEntry[] =>
  entries
    .filter((entry) => entry.folder === folder)
    .sort(
      (one, other) =>
        Number(isFixture(one)) - Number(isFixture(other)) || one.specifier.length - other.specifier.length,
    )

/** The entries that no feature's page lists. */
export const sharedEntries: readonly NamedEntry[] = entries.filter(({ folder }) => !pages.has(folder))
