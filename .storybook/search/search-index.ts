import type { StoryFile, StoryTexts } from './story-file.ts'
import { aliases, synonymsOf } from './synonyms.ts'

/** What the search finds: a story, or a docs page. */
export interface SearchEntry {
  id: string
  title: string
  /** The story's name; a docs page has none. */
  name: string
  description: string
  /** Other words for it. */
  aliases: string[]
  /** Ids of the requirements that its tests cover. */
  requirements: string[]
  /** The texts that it shows. */
  texts: string[]
}

const roots = ['Start here', 'Foundations', 'UI', 'Features', 'Pages', 'Flows']
const placeOf = ({ title }: StoryFile) => roots.indexOf(title.split('/')[0] ?? '')

/** The search index of all story files: the stories of the sidebar, and a docs page per file. */
export const searchIndex = (files: readonly StoryFile[]): SearchEntry[] =>
  files.toSorted((one, other) => placeOf(one) - placeOf(other)).flatMap(entriesOf)

function entriesOf({ title, docsId, description, markdown, guide, stories }: StoryFile): SearchEntry[] {
  const listed = stories.filter(({ tags }) => tags.includes('dev'))
  // A test is beside the story that it tests, by name; tests of several states count for the docs page.
  const pictureOf = ({ exportName }: StoryTexts) =>
    listed.find((story) => [story.exportName, `${story.exportName}Test`].includes(exportName))
  const requirementsOf = (picture: StoryTexts | undefined) => [
    ...new Set(
      stories.filter((story) => pictureOf(story) === picture).flatMap(({ tags }) => tags.filter(isRequirement)),
    ),
  ]
  return [
    {
      ...{ id: docsId, title, name: '', description: plain(description) },
      aliases: [...synonymsOf(title), ...(aliases[docsId] ?? [])],
      requirements: requirementsOf(undefined),
      texts: [...paragraphs(markdown), ...(guide?.use ?? []), ...(guide?.instead ?? []), ...(guide?.access ?? [])].map(
        plain,
      ),
    },
    ...listed.map((story) => ({
      ...{ id: story.id, title, name: story.name, description: plain(story.description) },
      aliases: [...synonymsOf(`${title}/${story.name}`), ...(aliases[story.id] ?? [])],
      requirements: requirementsOf(story),
      texts: story.texts,
    })),
  ]
}

const isRequirement = (tag: string) => /^[A-Z]+-\d+$/.test(tag)

/** Markdown without links and code marks. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')

const paragraphs = (markdown: string) => markdown.replaceAll(/```[\s\S]*?```/g, '').split(/\n{2,}/)
