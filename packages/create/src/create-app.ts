import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** Why an app cannot be created, in words for the user. */
export class CreateError extends Error {}

/** The names that npm accepts for an app. */
const packageName = /^[a-z\d~-][a-z\d._~-]*$/

/** Writes the template to an empty or new folder, whose name becomes the app's. */
export function createApp(folder: string, template: string): void {
  const name = basename(resolve(folder))
  if (!packageName.test(name)) {
    throw new CreateError(
      `"${name}" is not a name for an app: use lower-case letters, digits and hyphens, such as my-app.`,
    )
  }
  try {
    if (!isEmpty(folder)) throw new CreateError(`${folder} is not empty. Choose another folder.`)
    mkdirSync(folder, { recursive: true })
    cpSync(template, folder, { recursive: true })
    // npm leaves files of this name out of a package.
    renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
    const manifest = join(folder, 'package.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"name": "my-app"', `"name": "${name}"`))
  } catch (error) {
    throw error instanceof CreateError ? error : new CreateError(`Cannot write to ${folder}: ${getReason(error)}`)
  }
}

/** Whether nothing would be overwritten. A new Git repository counts as empty. */
function isEmpty(folder: string): boolean {
  if (!statSync(folder, { throwIfNoEntry: false })) return true
  return readdirSync(folder).every((file) => file === '.git')
}

const reasons: Record<string, string> = {
  EACCES: 'you have no permission.',
  EPERM: 'you have no permission.',
  EROFS: 'the disk is read-only.',
  ENOSPC: 'the disk is full.',
  ENOTDIR: 'a part of the path is a file, not a folder.',
}

function getReason(error: unknown): string {
  // SAFETY: errors of the file system have a code.
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}
