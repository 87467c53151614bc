import {
  AnchorMdx,
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Settings } from '../modes.ts'
import { storyName } from '../story-name.ts'
import { framedStory } from './framed-story.ts'
import type { Guide } from './guide.ts'
import { FramedStory, LiveFrame, needsFrame, PreviewFrame, type DocsEntry } from './story-frame.tsx'

/**
 * The docs page of every component. Stories of UI components come with controls and a usage guide; those of features and
 * pages, which need a window each, are a grid of previews; those of flows, which mean little without their steps, a list.
 */
export function DocsPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta
  const { componentStories, getStoryContext } = useContext(DocsContext)
  const entries = componentStories().map((story): DocsEntry => ({
    story,
    of: story.moduleExport,
    // SAFETY: `preview.tsx` defines these globals and their values.
    settings: getStoryContext(story).globals as Settings,
  }))
  const framed = entries.find(({ story }) => story.id === framedStory)
  if (framed) return <FramedStory {...framed} />

  const listed = entries.filter(({ story }) => story.tags.includes('autodocs'))
  // SAFETY: a guide is written with `satisfies Guide`.
  const guide = parameters['guide'] as Guide | undefined
  const [kind] = title.split('/')
  return (
    <>
      <Title />
      <Description of="meta" />
      {kind === 'Features' || kind === 'Pages' || kind === 'Flows' ? (
        <StoryGrid entries={listed} hasPreviews={kind !== 'Flows'} />
      ) : (
        <ComponentDocs entries={listed} guide={guide} />
      )}
    </>
  )
}

interface ComponentDocsProps {
  entries: readonly DocsEntry[]
  guide: Guide | undefined
}

/** A UI component: its first story with controls (a plain table if the story is framed), the guide, its other stories. */
function ComponentDocs({ entries: [first, ...others], guide }: ComponentDocsProps) {
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

interface StoryGridProps {
  entries: readonly DocsEntry[]
  hasPreviews: boolean
}

/** All stories, each a link. */
function StoryGrid({ entries, hasPreviews }: StoryGridProps) {
  return (
    <div className="docs-grid">
      {entries.map((entry) => (
        <div key={entry.story.id}>
          <AnchorMdx href={`./?path=/story/${entry.story.id}`} target="_self">
            {hasPreviews && <PreviewFrame {...entry} />}
            <strong>{storyName(entry.story.name)}</strong>
          </AnchorMdx>
          <Description of={entry.of} />
        </div>
      ))}
    </div>
  )
}
