import { entriesByFolder, type NamedEntry } from '../../../api/entries.ts'
import { featuresApi } from '../../../api/features.ts'

const stories = import.meta.glob('../../../../stories/features/*.stories.tsx')

/** The folders of the features that have a docs page of their own. */
const pages = new Set(Object.keys(stories).map((path) => path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1')))

const entries = entriesByFolder(featuresApi)

/** The entries of a feature's folder. */
export const listEntries = (folder: string): readonly NamedEntry[] => entries.get(folder) ?? []

/** The entries that no feature's page lists, by folder. */
export const sharedEntries = [...entries].filter(([folder]) => !pages.has(folder))
