import { Description, DocsContext, Heading, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { ComponentPage } from './component-page.tsx'
import { FeaturePage } from './feature-page.tsx'
import { FlowPage } from './flow-page.tsx'
import { FoundationPage } from './foundation-page.tsx'
import type { Guide } from './guide.ts'
import type { DocsEntry } from './story-frame.tsx'
import { StoryViewer } from './story-viewer.tsx'
import { useSettings } from './use-settings.ts'

/** The docs page of every story file, by the first part of its title. */
export function DocsPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta
  const { channel, componentStories } = useContext(DocsContext)
  const settings = useSettings(channel)
  const entries = componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .map((story): DocsEntry => ({
      story,
      of: story.moduleExport,
      settings: { ...settings, ...story.storyGlobals },
    }))
  // SAFETY: a guide is written with `satisfies Guide`.
  const guide = parameters['guide'] as Guide | undefined
  return (
    <>
      <Title />
      <Description of="meta" />
      {getPage(title, entries, guide)}
    </>
  )
}

function getPage(title: string, entries: readonly DocsEntry[], guide: Guide | undefined) {
  const [kind, name = ''] = title.split('/')
  switch (kind) {
    case 'Foundations':
      return <FoundationPage entries={entries} />
    case 'Features':
      return <FeaturePage title={title} entries={entries} />
    case 'Pages':
      return (
        <>
          <Heading>States</Heading>
          <StoryViewer entries={entries} />
        </>
      )
    case 'Flows':
      return <FlowPage entries={entries} />
    default:
      return guide && <ComponentPage name={name} entries={entries} guide={guide} />
  }
}
