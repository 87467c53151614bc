import { Markdown } from '@storybook/addon-docs/blocks'
import features from '@summit/features/package.json'
import ui from '@summit/ui/package.json'
import { Fold } from '../fold.tsx'

const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changelogs = import.meta.glob<string>('../../../packages/{ui,features}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Name, version and licence of each package. */
export const Packages = () => (
  <ul>
    {[ui, features].map(({ name, version, license, description }) => (
      <li key={name}>
        <code>{name}</code> {version}, licence {license}. {description}
      </li>
    ))}
  </ul>
)

/** What changes with the next release, from the changesets; where there are none, the changelogs of the last one. */
export function Changes() {
  const isShown = (name: string) => name === ui.name || name === features.name
  const next = Object.values(changesets)
    .map(getChangeset)
    .filter(({ packages }) => packages.some(isShown))
  if (next.length === 0) return Object.entries(changelogs).map(([file, text]) => <Markdown key={file}>{text}</Markdown>)
  return next.map(({ packages, text }) => (
    <Fold key={text} about={`${packages.join(', ')}: ${text.split(/(?<=\.) |\n/)[0]?.replaceAll('`', '') ?? ''}`}>
      <Markdown>{text}</Markdown>
    </Fold>
  ))
}

/** The packages and the text of a changeset. */
export function getChangeset(file: string): { packages: string[]; text: string } {
  const [, head = '', text = ''] = file.split(/^---$/m)
  return { packages: [...head.matchAll(/'([^']+)'/g)].map(([, name = '']) => name), text: text.trim() }
}
