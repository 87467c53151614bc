import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** The texts on the screen of a story. */
export interface StoryTexts {
  id: string
  title: string
  name: string
  /** Ids of the requirements that it or its test names. */
  requirements: string[]
  texts: string[]
}

/** The file of the built Storybook that has the texts of all stories, as an array of {@link StoryTexts}. */
export const storyTextsFile = 'story-texts.json'

/** Reads all story files, in a process of its own: it makes a browser of its globals. */
export async function readStoryTexts(): Promise<string> {
  const script = path.join(import.meta.dirname, 'read-texts.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    maxBuffer: 1e8,
  })
  return stdout
}
