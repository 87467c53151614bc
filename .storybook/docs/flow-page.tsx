import { AnchorMdx, Description, Heading } from '@storybook/addon-docs/blocks'
import { storyName } from '../story-name.ts'
import { FilmStrip } from './film-strip.tsx'
import type { DocsEntry } from './story-frame.tsx'

/** A flow: each of its stories as a film strip. */
export function FlowPage({ entries }: { entries: readonly DocsEntry[] }) {
  return entries.map(({ story, of, settings }) => (
    <section key={story.id}>
      <Heading>{storyName(story.name)}</Heading>
      <Description of={of} />
      <p>
        <AnchorMdx href={`./?path=/story/${story.id}`} target="_self">
          Play this flow
        </AnchorMdx>
      </p>
      <FilmStrip story={story} settings={settings} />
    </section>
  ))
}
