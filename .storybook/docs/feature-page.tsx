import { StoryGrid } from './story-grid.tsx'
import type { DocsEntry } from './story-frame.tsx'

/** A feature: previews of its states. */
export function FeaturePage({ entries }: { entries: readonly DocsEntry[] }) {
  return <StoryGrid entries={entries} hasPreviews />
}
