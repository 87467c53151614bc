/** The sites that the browser's parts compare: ours, ours without its scripts, and the frameworks'. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PagesFile } from '../apps/site/prerender/prerender.ts'
import { root } from '../tools/lib/run.ts'
import { buildHosts } from './build-hosts.ts'
import { serveFolder, type Site } from './serve-folder.ts'

export const ours = 'Summit'
export const floor = 'floor'

/** A document without its scripts: what no page with this content can be faster than. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')

/** Our site as it was built last. */
export function readOurSite(): Site {
  const dist = join(root, 'apps/site/dist')
  // SAFETY: the prerenderer wrote it.
  const { pages } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PagesFile
  const headers = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, page.headers]))
  return { folder: join(dist, 'public'), headers }
}

/** Serves every site while `use` runs. */
export async function withSites<T>(use: (origins: Map<string, string>) => Promise<T>): Promise<T> {
  const site = readOurSite()
  const sites = new Map<string, Site>([
    [ours, site],
    [floor, { ...site, transform: withoutScripts }],
    ...[...buildHosts()].map(([name, folder]): [string, Site] => [name, { folder }]),
  ])
  const servers = await Promise.all([...sites].map(async ([name, one]) => [name, await serveFolder(one)] as const))
  try {
    return await use(new Map(servers.map(([name, { origin }]) => [name, origin])))
  } finally {
    for (const [, { close }] of servers) close()
  }
}
