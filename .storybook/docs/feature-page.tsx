import { Heading, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks'
import './feature/feature.css'
import { ApiSection } from './feature/api/api-section.tsx'
import { entriesOf } from './feature/api/entries.ts'
import { CallList } from './feature/calls/call-list.tsx'
import { useFeature } from './feature/feature.ts'
import { StateMachine, useGraphs } from './feature/state-machine.tsx'
import { RequirementList } from './feature/requirements/requirement-list.tsx'
import { StateSheet } from './feature/states/state-sheet.tsx'
import { TextTable } from './feature/texts/text-table.tsx'
import { TranscriptView } from './feature/transcripts/transcript-view.tsx'
import type { DocsEntry } from './story-frame.tsx'
import { StoryGrid } from './story-grid.tsx'

interface FeaturePageProps {
  title: string
  entries: readonly DocsEntry[]
}

/** A feature: its states, what its hooks do, its texts, and the requirements that its stories prove. */
export function FeaturePage({ title, entries: stories }: FeaturePageProps) {
  const { folder, machines, transcript, recipe, hasMachine, hasTexts, hasTranscript } = useFeature(title)
  const graphs = useGraphs(machines)
  const entries = entriesOf(folder)
  return (
    <>
      <Heading>States</Heading>
      <StoryGrid entries={stories} />
      <StateSheet entries={stories} />
      {hasMachine && (
        <>
          <Heading>State machine</Heading>
          <Markdown>{aboutMachine}</Markdown>
          {machines.map((machine, index) => (
            <StateMachine key={machine.name} machine={machine} graph={graphs[index]} entries={stories} />
          ))}
          <Heading>HTTP calls</Heading>
          {graphs.some(({ calls }) => calls.length > 0) ? <CallList graphs={graphs} /> : <p>None by default.</p>}
        </>
      )}
      {entries.length > 0 && (
        <>
          <Heading>API</Heading>
          {recipe && (
            <>
              <Subheading>Your own view on the hook</Subheading>
              <Source code={recipe} language="tsx" />
            </>
          )}
          {entries.map((entry) => (
            <ApiSection key={entry.specifier} {...entry} />
          ))}
        </>
      )}
      {hasTexts && (
        <>
          <Heading>Texts</Heading>
          <Markdown>{aboutTexts}</Markdown>
          <TextTable folder={folder} />
        </>
      )}
      {hasTranscript && (
        <>
          <Heading>Screen reader</Heading>
          <Markdown>{aboutTranscript}</Markdown>
          <TranscriptView text={transcript} />
        </>
      )}
      <Heading>Requirements</Heading>
      <RequirementList />
    </>
  )
}

const aboutMachine = `Drawn by running the hook: every event in every state that can be reached, with the server’s responses of
\`@summit/features/mocks\`. Each state links to its story.`

const aboutTexts = `Replace any of them by its key: with the \`messages\` option, or for all features with the provider’s
\`translations\`.`

const aboutTranscript = `What a virtual screen reader speaks, line by line. A test compares it with the running feature.`
