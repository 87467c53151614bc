import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks'
import type { Guide } from '../guide.ts'
import { useTopics } from './story-index.ts'
import './component-table.css'
import { componentChanges, toVersion } from '../changes/releases.ts'

const guides = import.meta.glob<Guide>('../../../stories/ui/guides/*', { import: 'guide', eager: true })
const guideOf = new Map(Object.entries(guides).map(([path, guide]) => [getFile(path), guide]))

/** `./stories/ui/link-button.stories.tsx` → `link-button` */
function getFile(path: string): string {
  return path.split('/').at(-1)?.split('.')[0] ?? ''
}

/** Every component with its status, its first version and its last change. */
export function ComponentTable() {
  return (
    <table aria-label="Components" className="component-table">
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Status</th>
          <th scope="col">Since</th>
          <th scope="col">Last change</th>
        </tr>
      </thead>
      <tbody>
        {useTopics('UI').flatMap(({ name, docsId = '', importPath }) => {
          const guide = guideOf.get(getFile(importPath))
          const [last] = componentChanges.get(name) ?? []
          if (!guide) return []
          return (
            <tr key={name}>
              <td>
                <AnchorMdx href={`./?path=/docs/${docsId}`} target="_self">
                  {name}
                </AnchorMdx>
              </td>
              <td>{guide.status === 'beta' ? 'Beta' : 'Stable'}</td>
              <td>{toVersion(guide.since)}</td>
              <td>{last ? <Markdown>{`**${last.release}**: ${last.text}`}</Markdown> : 'First version'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
