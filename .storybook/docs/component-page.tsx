import { ArgTypes, Controls, DocsStory, Heading, Markdown, Story, Unstyled } from '@storybook/addon-docs/blocks'
import { api } from '../api/ui.ts'
import type { ApiExport } from '../api/api.ts'
import { storyName } from '../story-name.ts'
import { ComponentChanges } from './changes/component-changes.tsx'
import { DoAndDont } from './component/advice.tsx'
import { Anatomy } from './component/anatomy.tsx'
import { ApiTable, NativeProps } from './component/api-table.tsx'
import { DataAttributes } from './component/data-attributes.tsx'
import { Example, FirstExample, MoreExamples } from './component/examples.tsx'
import { Facts } from './component/facts.tsx'
import { Stage } from './component/stage.tsx'
import { States } from './component/states.tsx'
import './component.css'
import { Tokens } from './component/tokens.tsx'
import type { Guide } from './guide.ts'
import { needsFrame, StoryPicture, type DocsEntry } from './story-frame.tsx'
import { StoryLinks, StoryViewer } from './story-viewer.tsx'

interface ComponentPageProps {
  /** The component's name: `Button`. */
  name: string
  entries: readonly DocsEntry[]
  guide: Guide
}

/** A UI component: its guide, and what its source says about it. */
export function ComponentPage({ name, entries, guide }: ComponentPageProps) {
  const [first, ...others] = entries
  const sheet = entries.find(({ story }) => storyName(story.name) === 'All variants')
  const [main] = guide.entries
  const exported = guide.entries.flatMap((entry) => api[entry]?.exports ?? [])
  const tokens = guide.entries.flatMap((entry) => api[entry]?.tokens ?? [])
  const own = exported.find((each) => each.name === name && each.kind === 'component')
  const isFramed = first !== undefined && needsFrame(first.story)
  return (
    <>
      <Facts guide={guide} source={api[main]?.source ?? ''} />
      {isFramed && <StoryPicture {...(entries.find(({ story }) => story.name === 'Open') ?? first)} />}
      <FirstExample entry={main} />
      <Heading>Props</Heading>
      {first && own && !isFramed && <DocsStory of={first.of} expanded={false} __primary />}
      {own && (isFramed ? <ArgTypes /> : <Controls />)}
      {own?.element && <NativeProps element={own.element} />}
      {exported
        .filter((each) => each !== own && !isPart(each, own))
        .map((each) => (
          <ApiTable key={each.name} {...each} />
        ))}
      <MoreExamples entry={main} />
      <div className="docs-columns">
        <Texts title="When to use" items={guide.use} />
        <Texts title="When not to use" items={guide.instead} />
      </div>
      {guide.advice && <DoAndDont advice={guide.advice} />}
      {sheet && (
        <>
          <Heading>All variants</Heading>
          <Unstyled>
            <div className="docs-story docs-sheet">
              <Story of={sheet.of} inline />
            </div>
          </Unstyled>
        </>
      )}
      {guide.anatomy && (
        <Anatomy parts={guide.anatomy.parts}>
          {!isFramed && <Stage>{guide.anatomy.Example ? <guide.anatomy.Example /> : <Example entry={main} />}</Stage>}
        </Anatomy>
      )}
      <Keyboard keys={guide.keys} />
      <Texts title="Accessibility" items={guide.access} />
      <DataAttributes exported={exported} />
      <Tokens tokens={[...new Set(tokens)]} />
      {sheet || isFramed ? (
        <>
          <Heading>States</Heading>
          {sheet ? (
            <StoryLinks entries={others.filter((entry) => entry !== sheet)} hasCode />
          ) : (
            <StoryViewer entries={entries} />
          )}
        </>
      ) : (
        <States entries={others} />
      )}
      <ComponentChanges name={name} />
    </>
  )
}

/** Whether a type consists of props of a component, which its table has. */
const isPart = ({ kind, members }: ApiExport, component: ApiExport | undefined) =>
  kind === 'type' &&
  members.length > 0 &&
  members.every(({ name }) => component?.members.some((prop) => prop.name === name))

function Keyboard({ keys = {} }: { keys: Guide['keys'] | undefined }) {
  const rows = Object.entries(keys).map(([key, effect]) => `| ${key} | ${effect} |`)
  if (rows.length === 0) return null
  return (
    <>
      <Heading>Keyboard</Heading>
      <Markdown>{['| Key | Effect |', '| --- | --- |', ...rows].join('\n')}</Markdown>
    </>
  )
}

function Texts({ title, items = [] }: { title: string; items: readonly string[] | undefined }) {
  if (items.length === 0) return null
  return (
    <div>
      <Heading>{title}</Heading>
      <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
    </div>
  )
}
