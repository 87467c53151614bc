import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import './feature/feature.css'
import { ApiSection } from './feature/api/api-section.tsx'
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
  const entries = listEntries(folder)
  return (
    <>
      <Heading>States</Heading>
      <StoryViewer entries={stories} />
      {entries.length > 0 && (
        <>
          <Heading>API</Heading>
          {entries.map((entry) => (
            <ApiSection key={entry.specifier} {...entry} />
          ))}
        </>
      )}
      {hasTexts(folder) && (
        <>
          <Heading>Texts</Heading>
          <Markdown>{aboutTexts}</Markdown>
          <TextTable folder={folder} />
        </>
      )}
      <Heading>Requirements</Heading>
      <RequirementList />
    </>
  )
}

/** The folder in `packages/features/src` for a title. */
const getFolder = (title: string) => (title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')

const aboutTexts = `Replace any of them by its key: with the \`messages\` option, or for all features with the provider’s
\`translations\`.`
