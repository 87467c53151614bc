import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The source files of a package's entries, by the entries' names. */
export function getSources(folder: string): Map<string, string> {
  // SAFETY: the manifest of our own package.
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { '@summit/source'?: string }>
  }
  const sources = Object.entries(exports).flatMap(([entry, target]): [string, string][] => {
    const source = typeof target === 'object' && target['@summit/source']
    return source ? [[entry.replace(/^\.\/?/, ''), join(folder, source)]] : []
  })
  return new Map(sources.flatMap(([entry, file]) => (entry.includes('*') ? getMatches(entry, file) : [[entry, file]])))
}

/** The entries that match a pattern, whose star may stand for several folders. */
function getMatches(entry: string, file: string): [string, string][] {
  const [folder = ''] = file.split('*')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((child) => child.replace(/\.ts$/, ''))
    .filter((name) => !name.includes('.'))
    .map((name): [string, string] => [entry.replace('*', name), file.replaceAll('*', name)])
    .filter(([, source]) => existsSync(source))
}
