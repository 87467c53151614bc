import { AnchorMdx, Description, Heading, Story } from '@storybook/addon-docs/blocks'
import { storyName } from '../../story-name.ts'
import { needsFrame, type DocsEntry } from '../story-frame.tsx'
import { ThemedThumbnails, Thumbnail } from '../thumbnail/thumbnail.tsx'

interface StatesProps {
  entries: readonly DocsEntry[]
  /** `none`: a story shows all states as a sheet. `themes`: large ones, in both themes. */
  pictures: 'none' | 'small' | 'themes'
}

/** The states of a component, each with a link to its story. */
export function States({ entries, pictures }: StatesProps) {
  if (entries.length === 0) return null
  return (
    <>
      <Heading>States</Heading>
      <div className="docs-states" data-pictures={pictures}>
        {entries.map((entry) => (
          <section key={entry.story.id}>
            <AnchorMdx href={`./?path=/story/${entry.story.id}`} target="_self">
              <strong>{storyName(entry.story.name)}</strong>
            </AnchorMdx>
            <Description of={entry.of} />
            {pictures === 'themes' && <ThemedThumbnails id={entry.story.id} width={widthOf(entry)} />}
            {pictures === 'small' && <SmallPicture {...entry} />}
          </section>
        ))}
      </div>
    </>
  )
}

/** The width of a picture's window, unless the story has a viewport of its own. */
const widthOf = ({ story }: DocsEntry) => ('viewport' in story.storyGlobals ? undefined : 640)

function SmallPicture({ story, of }: DocsEntry) {
  if (needsFrame(story)) return <Thumbnail id={story.id} />
  return (
    <div className="docs-story docs-stage" data-layout={String(story.parameters['layout'])}>
      <Story of={of} inline />
    </div>
  )
}
