import { AnchorMdx, Description } from '@storybook/addon-docs/blocks'
import { storyName } from '../story-name.ts'
import type { DocsEntry } from './story-frame.tsx'
import { Thumbnail } from './thumbnail/thumbnail.tsx'

/** All stories, each a picture that leads to it. */
export function StoryGrid({ entries }: { entries: readonly DocsEntry[] }) {
  return (
    <div className="docs-grid">
      {entries.map(({ story: { id, name }, of }) => (
        <div key={id}>
          <AnchorMdx href={`./?path=/story/${id}`} target="_self">
            <Thumbnail id={id} />
            <strong>{storyName(name)}</strong>
          </AnchorMdx>
          <Description of={of} />
        </div>
      ))}
    </div>
  )
}
