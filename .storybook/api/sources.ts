import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The source files of a package's entries, by the entries' names. */
export function sourcesOf(folder: string): Map<string, string> {
  // SAFETY: the manifest of our own package.
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { '@summit/source'?: string }>
  }
  return new Map(
    Object.entries(exports).flatMap(([entry, target]): [string, string][] => {
      const source = typeof target === 'object' && target['@summit/source']
      return source && !entry.includes('*') ? [[entry.replace(/^\.\/?/, ''), join(folder, source)]] : []
    }),
  )
}
