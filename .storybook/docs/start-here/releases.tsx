import { Markdown } from '@storybook/addon-docs/blocks'
import features from '@summit/features/package.json'
import ui from '@summit/ui/package.json'
import { changesets } from '../changes/releases.ts'
import { Fold } from '../fold.tsx'

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
  const next = changesets.filter(({ packages }) => packages.some(isShown))
  if (next.length === 0) return Object.entries(changelogs).map(([file, text]) => <Markdown key={file}>{text}</Markdown>)
  return next.map(({ packages, text }) => (
    <Fold key={text} about={`${text.split(/(?<=\.) |\n/)[0]?.replaceAll(/[`*]/g, '') ?? ''} ${packages.join(', ')}`}>
      <Markdown>{text}</Markdown>
    </Fold>
  ))
}
