import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { StoryFile } from '../search/story-file.ts'

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
