import { Heading } from '@storybook/addon-docs/blocks'
import './feature/feature.css'
import { useFeature } from './feature/feature.ts'
import { StateMachine, useGraphs } from './feature/machine/state-machine.tsx'
import type { DocsEntry } from './story-frame.tsx'
import { StoryGrid } from './story-grid.tsx'

interface FeaturePageProps {
  title: string
  entries: readonly DocsEntry[]
}

/** A feature: its states, what its hooks can do, its API and its texts. */
export function FeaturePage({ title, entries }: FeaturePageProps) {
  const { machines } = useFeature(title)
  const graphs = useGraphs(machines)
  return (
    <>
      <StoryGrid entries={entries} hasPreviews />
      {machines.length > 0 && (
        <>
          <Heading>State machine</Heading>
          <p>
            Drawn by running the hook: every event in every state that can be reached. The server’s answers are those of{' '}
            <code>@summit/features/mocks</code>. Each state links to its story.
          </p>
          {machines.map((machine, index) => (
            <StateMachine key={machine.name} machine={machine} graph={graphs[index]} entries={entries} />
          ))}
        </>
      )}
    </>
  )
}
