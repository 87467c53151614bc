import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'

/** The prerenderer has failed. */
export class PrerenderError extends Error {}

/** The settings that the site's pages depend on. */
export type PageSettings = Pick<Config, 'siteUrl' | 'contactTo'>

/** How many origins keep their pages beside the build: those that were started last. */
export const KEPT_ORIGINS = 8

/**
 * The folder with the site's pages for these settings. It is the build itself if that was made for them, else a folder
 * beside it, named for them and the build, so that servers with several origins run from one checkout and never overwrite
 * each other's pages.
 * @param dist the site's build
 * @param prerender writes the pages and `pages.json` into a folder; the site's prerenderer by default
 */
export async function pagesFor(
  dist: string,
  settings: PageSettings,
  prerender: (folder: string) => Promise<void> | void = (folder) => runPrerenderer(dist, folder, settings),
) {
  if (isWrittenFor(dist, settings)) return dist
  const origins = path.join(dist, 'origins')
  const name = encodeURIComponent(settings.siteUrl) + (settings.contactTo === undefined ? '' : '-contact')
  const folder = path.join(origins, `${name}-${buildId(path.join(dist, 'server'))}`)
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

function runPrerenderer(dist: string, folder: string, { siteUrl, contactTo }: PageSettings): Promise<void> {
  const script = path.join(dist, 'server/prerender.js')
  const child = spawn(process.execPath, [script, folder], {
    env: { ...process.env, SITE_URL: siteUrl, CONTACT_TO: contactTo },
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

/** Whether the pages in a folder were written for these settings. */
function isWrittenFor(folder: string, { siteUrl, contactTo }: PageSettings): boolean {
  const pages = path.join(folder, 'pages.json')
  if (!existsSync(pages)) return false
  // SAFETY: the prerenderer writes it.
  const written = JSON.parse(readFileSync(pages, 'utf8')) as { siteUrl: string; sendsEnquiries: boolean }
  return written.siteUrl === siteUrl && written.sendsEnquiries === (contactTo !== undefined)
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
