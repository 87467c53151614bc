import postcss from 'postcss'
import { brotliCompressSync, constants } from 'node:zlib'

/** A module of a chunk. Paths are relative to the site's folder. */
export interface ChunkModule {
  id: string
  /** Before minification and compression. */
  bytes: number
  /** The first module that imports it. */
  importer?: string
}

/** How many imports and rules are named. */
const SHOWN = 6

/** The largest imports of a page, each with the modules by which the page reaches it. A package counts as one import. */
export function largestImports(modules: readonly ChunkModule[]): string[] {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const chain = (id: string, seen: readonly string[] = []): string[] => {
    const importer = byId.get(id)?.importer
    return importer && !seen.includes(importer) ? [importer, ...chain(importer, [...seen, importer])] : []
  }
  const imports = new Map<string, { bytes: number; from: string[] }>()
  for (const { id, bytes } of modules) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id
    const from = chain(id).filter((importer) => !importer.includes('node_modules'))
    const known = imports.get(name)
    imports.set(name, { bytes: (known?.bytes ?? 0) + bytes, from: known?.from.length ? known.from : from })
  }
  return [...imports]
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .slice(0, SHOWN)
    .map(([name, { bytes, from }]) => `${bytes} bytes before minification: ${[name, ...from].join(' < ')}`)
}

/** The rules of a document's inline style that compress worst, by what the document would weigh without them. */
export function largestRules(html: string): string[] {
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const rules: string[] = []
  postcss.parse(css).walkRules((rule) => void rules.push(rule.toString()))
  const whole = compressed(html)
  return rules
    .map((rule) => ({ rule, bytes: whole - compressed(html.replace(rule, '')) }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, SHOWN)
    .map(({ rule, bytes }) => `${bytes} bytes: ${rule.slice(0, 100)}`)
}

/** A fast estimate: the ranking matters, not the last byte. */
function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
