import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notFoundPage, pages, type PageMetadata } from '../metadata/pages.ts'
import { assetsOf, codeOf, contourLinesOf, sheetOf, type Manifest } from './assets.ts'
import { htmlDocument, renderContent } from './html-document.tsx'
import { wellKnownFiles } from './well-known-files.ts'
import { drawImages } from './images.tsx'
import { serverPagesCss } from './server-pages-css.ts'
import { criticalCss } from './critical-css.ts'
import { compress, compressMissing } from './compress.ts'

/*
 * Run by Node after the build: writes every page to `public/` with its compressed copies, and `pages.json`, from which
 * the server reads the pages and their headers. Run again for another SITE_URL or CONTACT_TO with a folder for those
 * pages; files that contain no origin stay where the build put them.
 */

/** `pages.json`. */
export interface PagesFile {
  /** The origin that the pages were written for. */
  siteUrl: string
  /** Whether they were written for a server that sends the contact form's messages. */
  sendsEnquiries: boolean
  /** By pathname. */
  pages: Record<string, PageFile>
  notFound: PageFile
}

/** One page in `pages.json`. */
export interface PageFile {
  /** Below `public/`. */
  file: string
  /** Decides on the budget. */
  kind: PageMetadata['kind']
  headers: Record<string, string>
}

const siteUrl = new URL(process.env.SITE_URL || 'http://localhost:3000').origin
const sendsEnquiries = Boolean(process.env.CONTACT_TO)
const settings = { siteUrl, sendsEnquiries }
const here = import.meta.dirname
const buildFolder = join(here, '..')
const pagesFolder = process.argv[2] ?? buildFolder

// SAFETY: Vite wrote it, in the build that wrote this file.
const manifest = JSON.parse(await readFile(join(here, 'manifest.json'), 'utf8')) as Manifest
const sheet = (await readPublic(sheetOf(manifest))).trim()
// SAFETY: so was this: by file, the code in it that is ours.
const ownCode = JSON.parse(await readFile(join(here, 'own-code.json'), 'utf8')) as Record<string, string>
const loader = (await readFile(join(here, 'loader.js'), 'utf8')).trim()

function readPublic(file: string): Promise<string> {
  return readFile(join(buildFolder, 'public', file), 'utf8')
}

async function write(page: PageMetadata, file: string): Promise<PageFile> {
  const content = await renderContent(page, settings)
  const assets = assetsOf(manifest, page)
  const html = decoded(content)
  // A marketing page loads the whole style sheet at hydration; an account page needs the classes of its code inline.
  const code = page.kind === 'marketing' ? [] : codeOf(manifest, page)
  const own = [loader, html, ...code.map((name) => ownCode[name])].join('\n')
  const css = criticalCss(sheet, own, code.length > 0 ? await sourcesOf(code) : undefined)
  const { html: document, headers } = htmlDocument(page, content, { ...assets, css, loader }, settings)
  const target = join(pagesFolder, 'public', file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, document)
  await compress(target)
  return { file, kind: page.kind, headers }
}

/** All code that an account page may run before the visitor moves on. */
async function sourcesOf(files: string[]): Promise<string> {
  return (await Promise.all(files.map(readPublic))).join('\n')
}

/** HTML with its attributes as they were before React escaped them. */
function decoded(html: string): string {
  return html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

// Removed first and written last: an interrupted run leaves no site of two origins.
const pagesFile = join(pagesFolder, 'pages.json')
await rm(pagesFile, { force: true })
const written: PagesFile = { ...settings, pages: {}, notFound: await write(notFoundPage, '404.html') }
for (const page of pages) {
  written.pages[page.path] = await write(page, `${page.path === '/' ? 'index' : page.path.slice(1)}.html`)
}
for (const [file, text] of Object.entries(wellKnownFiles(siteUrl, new Date()))) {
  const target = join(pagesFolder, 'public', file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  await compress(target)
}
if (pagesFolder === buildFolder) {
  const publicFolder = join(buildFolder, 'public')
  const contourLines = contourLinesOf(manifest)
  await writeFile(join(publicFolder, 'plain.css'), serverPagesCss(sheet, `/${contourLines}`))
  await drawImages(
    publicFolder,
    await readPublic(contourLines),
    fileURLToPath(import.meta.resolve('@summit/workout-plan/fonts/archivo-expanded-bold.ttf')),
  )
  await compressMissing(publicFolder)
}
await writeFile(pagesFile, `${JSON.stringify(written, null, 2)}\n`)
