import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
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

/** Reads all story files, in a process of its own: it makes a browser of its globals. */
export async function readStories(): Promise<StoryFile[]> {
  const script = path.join(import.meta.dirname, 'read-stories.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    maxBuffer: 1e8,
  })
  // SAFETY: this is what the script prints.
  return JSON.parse(stdout) as StoryFile[]
}
