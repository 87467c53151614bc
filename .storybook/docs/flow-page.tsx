import { StoryGrid } from './story-grid.tsx'
import type { DocsEntry } from './story-frame.tsx'

/** A flow: its stories, which mean little without their steps, as links. */
export function FlowPage({ entries }: { entries: readonly DocsEntry[] }) {
  return <StoryGrid entries={entries} hasPreviews={false} />
}
