import ui from '@summit/ui/package.json'
import { describeVersion, getChangeset, getComponentChanges } from './changes.ts'

const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../../packages/ui/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
)

/** The changes of the next release: every changeset that is not released yet. */
export const changesets = Object.values(
  import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(getChangeset)

/** The changes of the components of `@summit/ui`. */
export const componentChanges = getComponentChanges(
  changesets.filter(({ packages }) => packages.includes(ui.name)).map(({ text }) => text),
  changelog,
)

/** A version of `@summit/ui`, and whether it is published. */
export const toVersion = (version: string): string => describeVersion(version, changelog)
