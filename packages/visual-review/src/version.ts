import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The version of this package, which also decides the format of a part. */
export function readVersion(): string {
  // SAFETY: the package's own manifest, beside the sources and beside what is built of them.
  return (JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
    .version
}
