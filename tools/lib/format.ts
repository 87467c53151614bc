import { execFileSync } from 'node:child_process'
import { root } from './run.ts'

/** A file's text as `npm run format` would leave it. `file`: its path from the repository's folder. Throws if it has a syntax error. */
export function format(file: string, text: string): string {
  return execFileSync('node_modules/.bin/oxfmt', ['--stdin-filepath', file], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    // An error has what it printed.
    stdio: 'pipe',
  })
}
