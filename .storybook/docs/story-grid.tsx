import { AnchorMdx, Description } from '@storybook/addon-docs/blocks'
import { storyName } from '../story-name.ts'
import { PreviewFrame, type DocsEntry } from './story-frame.tsx'

interface StoryGridProps {
  entries: readonly DocsEntry[]
  hasPreviews: boolean
}

/** All stories, each a link. */
export function StoryGrid({ entries, hasPreviews }: StoryGridProps) {
  return (
    <div className="docs-grid">
      {entries.map((entry) => (
        <div key={entry.story.id}>
          <AnchorMdx href={`./?path=/story/${entry.story.id}`} target="_self">
            {hasPreviews && <PreviewFrame {...entry} />}
            <strong>{storyName(entry.story.name)}</strong>
          </AnchorMdx>
          <Description of={entry.of} />
        </div>
      ))}
    </div>
  )
}
