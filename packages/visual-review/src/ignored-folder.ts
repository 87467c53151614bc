import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes a folder in the repository that git ignores, so that its files are no change of the working tree. */
export function makeIgnored(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, '.gitignore'), '*\n')
}
