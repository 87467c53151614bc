import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ReviewError } from './review-error.ts'

/** The script of Storybook's command that is installed in a folder. Throws a {@link ReviewError} if there is none. */
export function findStorybook(root: string): string {
  const folder = path.join(root, 'node_modules/storybook')
  try {
    // SAFETY: the format of npm's manifests.
    const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      bin: string | Record<string, string>
    }
    return path.join(folder, typeof bin === 'string' ? bin : (bin['storybook'] ?? Object.values(bin)[0] ?? ''))
  } catch {
    throw new ReviewError(`Storybook is not installed in ${root}: it has no node_modules/storybook.`)
  }
}
