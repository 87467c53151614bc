import { Heading } from '@storybook/addon-docs/blocks'
import type { DocsEntry } from './story-frame.tsx'
import { StoryLinks } from './story-viewer.tsx'

/** The flows of a file, as links that play them. */
export function FlowPage({ entries }: { entries: readonly DocsEntry[] }) {
  return (
    <>
      <Heading>Flows</Heading>
      <p>Choose one to play it.</p>
      <StoryLinks entries={entries} />
    </>
  )
}
