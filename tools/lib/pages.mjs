import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { alone } from './lock.mjs'

/** How many origins keep their pages beside the build: those that were started last. */
export const KEPT_ORIGINS = 8

/**
 * The folder that has the site's pages for an origin, which every page names. The build's own where it was built for
 * that origin, else one beside it, so that servers with several origins run from one checkout. Two processes that want
 * the same pages write them once.
 * @param {string} dist the site's build
 * @param {string} siteUrl
 * @param {(folder: string) => void | Promise<void>} prerender writes the pages and, last, `pages.json`
 */
export async function pagesFor(dist, siteUrl, prerender) {
  if (originOf(dist) === siteUrl) return dist
  const origins = path.join(dist, 'origins')
  const folder = path.join(origins, encodeURIComponent(siteUrl))
  await alone(path.join(origins, 'lock'), async () => {
    mkdirSync(folder, { recursive: true })
    if (originOf(folder) !== siteUrl) await prerender(folder)
    utimesSync(folder, new Date(), new Date())
    for (const old of latestFirst(origins).slice(KEPT_ORIGINS)) rmSync(old, { recursive: true })
  })
  return folder
}

/** The origin that the pages in a folder were written for. @param {string} folder @returns {string | undefined} */
function originOf(folder) {
  const pages = path.join(folder, 'pages.json')
  return existsSync(pages) ? JSON.parse(readFileSync(pages, 'utf8')).siteUrl : undefined
}

/** @param {string} folder */
function latestFirst(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
}
