import {
  ArgTypes,
  Controls,
  Description,
  DocsStory,
  Heading,
  Markdown,
  Source,
  Subheading,
} from '@storybook/addon-docs/blocks'
import { storyName } from '../story-name.ts'
import type { Guide } from './guide.ts'
import { LiveFrame, needsFrame, type DocsEntry } from './story-frame.tsx'

interface ComponentPageProps {
  entries: readonly DocsEntry[]
  guide: Guide | undefined
}

/** A UI component: its first story with controls (a plain table if the story is framed), the guide, its other stories. */
export function ComponentPage({ entries: [first, ...others], guide }: ComponentPageProps) {
  return (
    <>
      {first && <StoryDocs {...first} isFirst />}
      {guide && (
        <>
          {first && needsFrame(first.story) ? <ArgTypes /> : <Controls />}
          <GuideText {...guide} />
        </>
      )}
      {others.map((entry) => (
        <StoryDocs key={entry.story.id} {...entry} />
      ))}
    </>
  )
}

/** One story, inline if possible. Only the first one follows the controls. */
function StoryDocs({ isFirst = false, ...entry }: DocsEntry & { isFirst?: boolean }) {
  return (
    <>
      <Subheading>{storyName(entry.story.name)}</Subheading>
      <Description of={entry.of} />
      {needsFrame(entry.story) ? (
        <LiveFrame {...entry} />
      ) : (
        <DocsStory of={entry.of} expanded={false} __primary={isFirst} __forceInitialArgs={!isFirst} />
      )}
    </>
  )
}

function GuideText({ code, use, instead = [], keys = {}, access }: Guide) {
  const rows = Object.entries(keys)
  return (
    <>
      <Heading>Usage</Heading>
      <Source code={code} language="tsx" />
      <List items={use} />
      {instead.length > 0 && (
        <>
          <Subheading>When not to use</Subheading>
          <List items={instead} />
        </>
      )}
      {rows.length > 0 && (
        <>
          <Subheading>Keyboard</Subheading>
          <Markdown>{['| Key | Effect |', '| --- | --- |', ...rows.map(row)].join('\n')}</Markdown>
        </>
      )}
      <Subheading>Accessibility</Subheading>
      <List items={access} />
      <Heading>States</Heading>
    </>
  )
}

const row = ([key, effect]: [string, string]) => `| ${key} | ${effect} |`

function List({ items }: { items: readonly string[] }) {
  return <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
}
