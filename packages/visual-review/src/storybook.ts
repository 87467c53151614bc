import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ReviewError } from './review-error.ts'

/**
 * The command that runs the Storybook which is installed for a folder: there, or in a folder around it up to `top`, as a
 * monorepo has it. Throws a {@link ReviewError} if there is none.
 */
export function getStorybookCommand(folder: string, top = path.parse(folder).root): string[] {
  for (let place = folder; ; place = path.dirname(place)) {
    const installed = path.join(place, 'node_modules/storybook')
    if (existsSync(path.join(installed, 'package.json'))) return [process.execPath, getScript(installed)]
    // With Plug'n'Play, Yarn finds all packages. `-B` takes no script of package.json, which may have the same name.
    if (existsSync(path.join(place, '.pnp.cjs'))) return ['yarn', 'run', '-B', 'storybook']
    if (place === top || place === path.dirname(place))
      throw new ReviewError(`Storybook is not installed in ${folder}: it has no node_modules/storybook.`)
  }
}

function getScript(installed: string): string {
  // SAFETY: the format of npm's manifests.
  const { bin } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return path.join(installed, typeof bin === 'string' ? bin : (bin['storybook'] ?? Object.values(bin)[0] ?? ''))
}
