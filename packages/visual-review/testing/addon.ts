import path from 'node:path'

/** The panel from its source, for the Storybooks of this repository. Others name the package, `visual-review`. */
export const managerEntries = (entries: readonly string[] = []): string[] => [
  ...entries,
  path.join(import.meta.dirname, '../src/addon/manager.tsx'),
]
