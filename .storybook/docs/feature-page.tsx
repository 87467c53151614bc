import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import './feature/feature.css'
import { ApiSection, FoldedEntries } from './feature/api/api-section.tsx'
import { listEntries } from './feature/api/entries.ts'
import { RequirementList } from './feature/requirements/requirement-list.tsx'
import { TextTable } from './feature/texts/text-table.tsx'
import { hasTexts } from './feature/texts/texts.ts'
import type { DocsEntry } from './story-frame.tsx'
import { StoryViewer } from './story-viewer.tsx'

interface FeaturePageProps {
  title: string
  entries: readonly DocsEntry[]
}

/** A feature: its states, its API, its texts, and the requirements that its stories prove. */
export function FeaturePage({ title, entries: stories }: FeaturePageProps) {
  const folder = getFolder(title)
  const [main, ...others] = listEntries(folder)
  return (
    <>
      <Heading>States</Heading>
      <StoryViewer entries={stories} />
      {main && (
        <>
          <Heading>API</Heading>
          <ApiSection {...main} open />
        </>
      )}
      {others.map((entry) => (
        <Fragment key={entry.specifier}>
          <Subheading>{entry.specifier.replace('@summit/features/', '')}</Subheading>
          <FoldedEntries entries={[entry]} />
        </Fragment>
      ))}
      {hasTexts(folder) && (
        <>
          <Heading>Texts</Heading>
          <TextTable folder={folder} />
        </>
      )}
      <RequirementList />
    </>
  )
}

/** The folder in `packages/features/src` for a title. */
const getFolder = (title: string) => (title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')
