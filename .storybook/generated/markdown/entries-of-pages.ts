import path from 'node:path'
import type { Api } from '../../api/api.ts'
import { entriesByFolder, type NamedEntry } from '../../api/entries.ts'
import type { StoryFile } from '../../search/story-file.ts'

/** The APIs of the packages that have docs pages. */
export interface PackageApis {
  ui: Api
  features: Api
}

/** The entries that a docs page lists: those of a component's guide, or of a feature; one page has the others. */
export function entriesOfPages(
  files: readonly StoryFile[],
  { ui, features }: PackageApis,
): (page: StoryFile) => readonly NamedEntry[] {
  const byFolder = entriesByFolder(features)
  const isFeature = ({ file }: StoryFile) => file.startsWith('stories/features/')
  const folderOf = ({ file }: StoryFile) => path.basename(file).replace(/\.stories\.tsx$/, '')
  const pages = new Set(files.filter(isFeature).map(folderOf))
  const shared = [...byFolder].flatMap(([folder, entries]) => (pages.has(folder) ? [] : entries))

  return (page) => {
    if (page.file.endsWith('shared-entries.mdx')) return shared
    if (isFeature(page)) return byFolder.get(folderOf(page)) ?? []
    return (page.guide?.entries ?? []).flatMap((name) => {
      const entry = ui[name]
      return entry ? [{ ...entry, specifier: `@summit/ui/${name}` }] : []
    })
  }
}
