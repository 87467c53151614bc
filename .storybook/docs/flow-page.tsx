import { AnchorMdx, Description, Heading } from '@storybook/addon-docs/blocks'
import { storyName } from '../story-name.ts'
import type { DocsEntry } from './story-frame.tsx'

/** A flow: each of its stories, with a link to play it. */
export function FlowPage({ entries }: { entries: readonly DocsEntry[] }) {
  return entries.map(({ story, of }) => (
    <section key={story.id}>
      <Heading>{storyName(story.name)}</Heading>
      <Description of={of} />
      <p>
        <AnchorMdx href={`./?path=/story/${story.id}`} target="_self">
          Play this flow
        </AnchorMdx>
      </p>
    </section>
  ))
}
