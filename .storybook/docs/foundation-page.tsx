import { Description, Heading, Story, Unstyled } from '@storybook/addon-docs/blocks'
import { storyName } from '../story-name.ts'
import { needsFrame, StoryFrame, type DocsEntry } from './story-frame.tsx'

/** A foundation: its stories without controls and code, as wide as the page. */
export function FoundationPage({ entries }: { entries: readonly DocsEntry[] }) {
  return entries.map((entry) => (
    <section key={entry.story.id} className="docs-foundation">
      <Heading>{storyName(entry.story.name)}</Heading>
      <Description of={entry.of} />
      {needsFrame(entry.story) ? (
        <StoryFrame {...entry} />
      ) : (
        <Unstyled>
          <div className="docs-foundation-story">
            <Story of={entry.of} />
          </div>
        </Unstyled>
      )}
    </section>
  ))
}
