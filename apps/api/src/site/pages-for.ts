import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

/** The prerenderer has failed. */
export class PrerenderError extends Error {}

/** How many origins keep their pages beside the build: those that were started last. */
export const KEPT_ORIGINS = 8

/**
 * The folder with the site's pages for an origin, which every page names. It is the build itself if that was made for the
 * origin, else a folder beside it, named for the origin and the build, so that servers with several origins run from one
 * checkout and never overwrite each other's pages.
 * @param dist the site's build
 * @param prerender writes the pages and `pages.json` into a folder; the site's prerenderer by default
 */
export async function pagesFor(
  dist: string,
  siteUrl: string,
  prerender: (folder: string) => Promise<void> | void = (folder) => runPrerenderer(dist, folder, siteUrl),
) {
  if (originOf(dist) === siteUrl) return dist
  const origins = path.join(dist, 'origins')
  const folder = path.join(origins, `${encodeURIComponent(siteUrl)}-${buildId(path.join(dist, 'server'))}`)
  if (!existsSync(folder)) {
    // Written to a temporary folder and renamed: the pages appear atomically.
    const unfinished = `${folder}.${process.pid}.${performance.now()}`
    try {
      mkdirSync(unfinished, { recursive: true })
      await prerender(unfinished)
      moveUnlessThere(unfinished, folder)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  utimesSync(folder, new Date(), new Date())
  for (const old of newestFirst(origins).slice(KEPT_ORIGINS)) rmSync(old, { recursive: true, force: true })
  return folder
}

function runPrerenderer(dist: string, folder: string, siteUrl: string): Promise<void> {
  const script = path.join(dist, 'server/prerender.js')
  const child = spawn(process.execPath, [script, folder], {
    env: { ...process.env, SITE_URL: siteUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new PrerenderError(`The pages for ${siteUrl} could not be written; the reason is above.`))
    })
  })
}

/** The origin that the pages in a folder were written for. */
function originOf(folder: string): string | undefined {
  const pages = path.join(folder, 'pages.json')
  // SAFETY: the prerenderer writes it.
  return existsSync(pages) ? (JSON.parse(readFileSync(pages, 'utf8')) as { siteUrl: string }).siteUrl : undefined
}

/** A hash of the prerenderer and of the names of the files that its pages refer to. */
function buildId(server: string) {
  const hash = createHash('sha256')
  for (const name of readdirSync(server).sort()) hash.update(readFileSync(path.join(server, name)))
  return hash.digest('hex').slice(0, 12)
}

function moveUnlessThere(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    // Another process has written the same pages meanwhile.
    if (!existsSync(to)) throw error
  }
}

function newestFirst(folder: string) {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
}
