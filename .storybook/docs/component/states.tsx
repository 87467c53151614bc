import { AnchorMdx, Description, Heading, Story, Unstyled } from '@storybook/addon-docs/blocks'
import { storyName } from '../../story-name.ts'
import { StoryCode } from '../code.tsx'
import { Fold, summarize } from '../fold.tsx'
import { needsFrame, StoryFrame, type DocsEntry } from '../story-frame.tsx'

/** The states of a component, each with a link to its story, and its code. */
export function States({ entries }: { entries: readonly DocsEntry[] }) {
  if (entries.length === 0) return null
  return (
    <>
      <Heading>States</Heading>
      <Fold
        about={summarize(
          'state',
          entries.map(({ story }) => storyName(story.name)),
        )}
      >
        <div className="docs-states">
          {entries.map((entry) => (
            <section key={entry.story.id}>
              <AnchorMdx href={`./?path=/story/${entry.story.id}`} target="_self">
                <strong>{storyName(entry.story.name)}</strong>
              </AnchorMdx>
              <Description of={entry.of} />
              {needsFrame(entry.story) ? (
                <StoryFrame {...entry} />
              ) : (
                <Unstyled>
                  <div className="docs-story docs-stage" data-layout={String(entry.story.parameters['layout'])}>
                    <Story of={entry.of} inline />
                  </div>
                </Unstyled>
              )}
              <StoryCode {...entry} />
            </section>
          ))}
        </div>
      </Fold>
    </>
  )
}
