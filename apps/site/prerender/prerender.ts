import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notFoundPage, pages, type PageMetadata } from '../metadata/pages.ts'
import { getAssets, getCode, getContourLines, getSheet, type Manifest } from './assets.ts'
import { htmlDocument, type PageSettings, renderContent } from './html-document.tsx'
import { wellKnownFiles } from './well-known-files.ts'
import { drawImages } from './images.tsx'
import { serverPagesCss } from './server-pages-css.ts'
import { criticalCss } from './critical-css.ts'
import { compressAll } from './compress.ts'
import { placeholder } from './placeholder.ts'

/*
 * Run by Node after the build: writes every page to `public/`, and `pages.json`, from which the server reads the pages and
 * their headers. The pages of other settings go to folders in the same way, which are named by what is set.
 */

/** `pages.json`. */
export interface PagesFile {
  /** What the pages have for the site's origin, which the server puts in. */
  origin: string
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

const here = import.meta.dirname
const buildFolder = join(here, '..')
const publicFolder = join(buildFolder, 'public')

// SAFETY: Vite wrote it, in the build that wrote this file.
const manifest = JSON.parse(await readFile(join(here, 'manifest.json'), 'utf8')) as Manifest
const sheet = (await readPublic(getSheet(manifest))).trim()
// SAFETY: so was this: by file, the code in it that is ours.
const ownCode = JSON.parse(await readFile(join(here, 'own-code.json'), 'utf8')) as Record<string, string>
const loader = (await readFile(join(here, 'loader.js'), 'utf8')).trim()

function readPublic(file: string): Promise<string> {
  return readFile(join(publicFolder, file), 'utf8')
}

/** Writes all pages for some settings, and their `pages.json`. */
async function writePages(name: string, settings: PageSettings): Promise<void> {
  const folder = join(buildFolder, name)
  const write = async (page: PageMetadata, file: string): Promise<PageFile> => {
    const content = await renderContent(page, settings)
    const assets = { ...getAssets(manifest, page), css: await getCss(page, content), loader }
    const { html, headers } = htmlDocument(page, content, assets, settings)
    await writeText(join(folder, 'public', file), html)
    return { file, kind: page.kind, headers }
  }
  const written: PagesFile = { origin: placeholder, pages: {}, notFound: await write(notFoundPage, '404.html') }
  for (const page of pages) {
    if (page.needsAccounts && !settings.createsAccounts) continue
    written.pages[page.path] = await write(page, `${page.path === '/' ? 'index' : page.path.slice(1)}.html`)
  }
  await writeText(join(folder, 'pages.json'), `${JSON.stringify(written, null, 2)}\n`)
}

async function getCss(page: PageMetadata, content: string): Promise<string> {
  // A marketing page loads the whole style sheet at hydration; an account page needs the classes of its code inline.
  const code = page.kind === 'marketing' ? [] : getCode(manifest, page)
  const own = [loader, decoded(content), ...code.map((name) => ownCode[name])].join('\n')
  return criticalCss(sheet, own, code.length > 0 ? await getSources(code) : undefined)
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** All code that an account page may run before the visitor moves on. */
async function getSources(files: string[]): Promise<string> {
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

for (const createsAccounts of [false, true]) {
  for (const sendsEnquiries of [false, true]) {
    // The server looks for these names.
    const name = [...(createsAccounts ? ['accounts'] : []), ...(sendsEnquiries ? ['enquiries'] : [])].join('-')
    await writePages(name, { siteUrl: placeholder, createsAccounts, sendsEnquiries })
  }
}
for (const [file, text] of Object.entries(wellKnownFiles(placeholder, new Date())))
  await writeText(join(publicFolder, file), text)
const contourLines = getContourLines(manifest)
await writeText(join(publicFolder, 'plain.css'), serverPagesCss(sheet, `/${contourLines}`))
await drawImages(
  publicFolder,
  await readPublic(contourLines),
  fileURLToPath(import.meta.resolve('@summit/workout-plan/fonts/archivo-expanded-bold.ttf')),
)
await compressAll(publicFolder)
