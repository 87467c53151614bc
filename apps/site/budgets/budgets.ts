/**
 * Weighs the pages of the built site, also those of a site that creates accounts, and fails if one exceeds its budget.
 * Bytes as served, brotli 11, kB = 1000 bytes. Fonts and pictures are not counted: neither reading nor using a page waits
 * for them.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { largestImports, largestRules, type ChunkModule } from './report.ts'
import type { PageFile, PagesFile } from '../prerender/prerender.ts'

const dist = join(import.meta.dirname, '../dist')

/** Bytes of a document, with the scripts that hydrate it except on marketing pages, by the kind of page. */
const TOTAL = { marketing: 20_000, form: 112_000, account: 112_000, recovery: 132_000 }
/** Bytes of the document of a form, which loads nothing else before the first interaction. */
const FORM_DOCUMENT = 14_000
/** Bytes of the inline loader. */
const LOADER = 2_000
/** Bytes of the script that measures, where the operator wants it. */
const VITALS = 600

// SAFETY: the build wrote it.
const modulesByChunk = JSON.parse(readFileSync(join(dist, 'server/modules.json'), 'utf8')) as Record<
  string,
  ChunkModule[]
>
const loader = brotliCompressSync(readFileSync(join(dist, 'server/loader.js'), 'utf8').trim()).length

const rows = [...weighPages(''), ...weighPages('accounts')]

/** Weighs the pages of the site with other settings, whose scripts are those of every site. */
function weighPages(settings: string) {
  // SAFETY: the prerenderer wrote it.
  const { pages, notFound } = JSON.parse(readFileSync(join(dist, settings, 'pages.json'), 'utf8')) as PagesFile
  return Object.entries({ ...pages, 404: notFound }).map(([route, page]) => weigh(settings, route, page))
}

function weigh(settings: string, route: string, { file, kind }: PageFile) {
  const html = readFileSync(join(dist, settings, 'public', file), 'utf8')
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
  // SAFETY: the prerenderer wrote it.
  const later = JSON.parse(/ id="preload-page">([^<]+)/.exec(html)?.[1] ?? '[]') as string[]
  const scripts = kind === 'form' ? later : preloads
  const size = brotliCompressSync(html).length
  const total = scripts.map(servedBytes).reduce((sum, bytes) => sum + bytes, size)
  const requests = 1 + preloads.length
  return { settings, route, kind, html: size, loader, requests, total, budget: TOTAL[kind], document: html, scripts }
}

/** What weighs most: the imports of the scripts, or else the rules of the document. */
function reasons(document: string, scripts: readonly string[]): string[] {
  const modules = scripts.flatMap((script) => modulesByChunk[script] ?? [])
  return (modules.length > 0 ? largestImports(modules) : largestRules(document)).map((reason) => `  ${reason}`)
}

function servedBytes(file: string): number {
  return statSync(join(dist, 'public', `${file}.br`)).size
}

console.table(rows, ['settings', 'route', 'kind', 'html', 'loader', 'requests', 'total', 'budget'])
const exceeded = rows.flatMap(({ settings, route, kind, html, total, budget, document, scripts }) => [
  ...(total > budget ? [`${settings} ${route}: ${total} > ${budget}`, ...reasons(document, scripts)] : []),
  ...(kind === 'form' && html > FORM_DOCUMENT
    ? [`${settings} ${route}: document ${html} > ${FORM_DOCUMENT}`, ...reasons(document, [])]
    : []),
])
if (loader > LOADER) exceeded.push(`loader: ${loader} > ${LOADER}`)
const vitals = servedBytes('vitals.js')
if (vitals > VITALS) exceeded.push(`vitals.js: ${vitals} > ${VITALS}`)
if (exceeded.length > 0) {
  console.error(`Over budget, in bytes:\n  ${exceeded.join('\n  ')}`)
  process.exitCode = 1
}
