import {
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
import { useContext, type ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import type { Settings } from '../modes.ts'
import { storyName } from '../story-name.ts'
import { Alone, LiveFrame, needsFrame, StillFrame, type Exhibit } from './frame.tsx'
import { framedStory } from './framed.ts'
import type { Guide } from './guide.ts'

/**
 * Every docs page. A part comes with its controls, its guide and its states; features and pages are a wall of frames,
 * since each of them expects a window; a flow is a list, since it is nothing while it stands still.
 */
export function DocsPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta
  const { componentStories, getStoryContext } = useContext(DocsContext)
  const exhibits = componentStories().map((story): Exhibit => ({
    story,
    of: story.moduleExport,
    // SAFETY: `preview.tsx` defines these globals and their values.
    settings: getStoryContext(story).globals as Settings,
  }))
  const alone = exhibits.find(({ story }) => story.id === framedStory)
  if (alone) return <Alone {...alone} />

  const listed = exhibits.filter(({ story }) => story.tags.includes('autodocs'))
  // SAFETY: a guide is written with `satisfies Guide`.
  const guide = parameters['guide'] as Guide | undefined
  const [kind] = title.split('/')
  return (
    <>
      <Title />
      <Description of="meta" />
      {kind === 'Features' || kind === 'Pages' || kind === 'Flows' ? (
        <Wall exhibits={listed} hasPictures={kind !== 'Flows'} />
      ) : (
        <Part exhibits={listed} guide={guide} />
      )}
    </>
  )
}

interface PartProps {
  exhibits: readonly Exhibit[]
  guide: Guide | undefined
}

/** A part: its first story, to play with where no frame keeps its arguments, how to use it, and its other states. */
function Part({ exhibits: [first, ...others], guide }: PartProps) {
  return (
    <>
      {first && <State {...first} isFirst />}
      {guide && (
        <>
          {first && needsFrame(first.story) ? <ArgTypes /> : <Controls />}
          <GuideText {...guide} />
        </>
      )}
      {others.map((exhibit) => (
        <State key={exhibit.story.id} {...exhibit} />
      ))}
    </>
  )
}

/** One state of a part, on the page itself where it can stand there. The first one follows the controls. */
function State({ isFirst = false, ...exhibit }: Exhibit & { isFirst?: boolean }) {
  return (
    <>
      <Subheading>{storyName(exhibit.story.name)}</Subheading>
      <Description of={exhibit.of} />
      {needsFrame(exhibit.story) ? (
        <LiveFrame {...exhibit} />
      ) : (
        <DocsStory of={exhibit.of} expanded={false} __primary={isFirst} __forceInitialArgs={!isFirst} />
      )}
    </>
  )
}

function GuideText({ code, use, instead = [], keys = {}, access }: Guide) {
  const rows = Object.entries(keys)
  return (
    <>
      <Heading>How to use it</Heading>
      <Source code={code} language="tsx" />
      <List items={use} />
      {instead.length > 0 && (
        <>
          <Subheading>Take something else</Subheading>
          <List items={instead} />
        </>
      )}
      {rows.length > 0 && (
        <>
          <Subheading>Keyboard</Subheading>
          <Markdown>{['| Key | What it does |', '| --- | --- |', ...rows.map(row)].join('\n')}</Markdown>
        </>
      )}
      <Subheading>Accessibility</Subheading>
      <List items={access} />
      <Heading>States</Heading>
    </>
  )
}

const row = ([key, does]: [string, string]) => `| ${key} | ${does} |`

function List({ items }: { items: readonly string[] }) {
  return <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
}

interface WallProps {
  exhibits: readonly Exhibit[]
  hasPictures: boolean
}

/** All states side by side, each a link to its story. */
function Wall({ exhibits, hasPictures }: WallProps) {
  return (
    <div className="docs-wall">
      {exhibits.map((exhibit) => (
        <div key={exhibit.story.id}>
          <StoryLink id={exhibit.story.id}>
            {hasPictures && <StillFrame {...exhibit} />}
            <strong>{storyName(exhibit.story.name)}</strong>
          </StoryLink>
          <Description of={exhibit.of} />
        </div>
      ))}
    </div>
  )
}

/** Opens a story in place of this page; with a modifier key, in a tab of its own. */
function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  const { channel } = useContext(DocsContext)
  return (
    <a
      href={`./?path=/story/${id}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        channel.emit(SELECT_STORY, { storyId: id })
      }}
    >
      {children}
    </a>
  )
}
