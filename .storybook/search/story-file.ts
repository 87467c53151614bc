import type { Guide } from '../docs/guide.ts'

/** A story file, as far as search and documentation need it. */
export interface StoryFile {
  /** Path from the repository's root. */
  file: string
  title: string
  /** Id of its docs page. */
  docsId: string
  description: string
  /** The Markdown of a page that is written in MDX. */
  markdown: string
  /** A feature's texts by their keys. */
  messages: Record<string, string>
  guide: Guide | undefined
  stories: StoryTexts[]
}

/** A story: how it is found. */
export interface StoryTexts {
  id: string
  name: string
  exportName: string
  tags: string[]
  description: string
  /** The texts that the story shows. */
  texts: string[]
}
