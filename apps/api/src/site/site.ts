import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import { PASSWORD_MIN } from '@summit/contract'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { sendPage } from '../http/page.ts'
import { vitalsScript } from '../vitals/routes.ts'
import { type Files, readFiles, type StoredFile } from './files.ts'
import { needsScriptsPage } from './needs-scripts-page.ts'
import { cacheControl, sendFile } from './send-file.ts'

const page = v.object({ file: v.string(), headers: v.record(v.string(), v.string()) })

/** What the site's build writes beside its files: which page answers where, and under which headers. */
const pagesFile = v.object({ origin: v.string(), pages: v.record(v.string(), page), notFound: page })

interface Page {
  file: StoredFile
  headers: Record<string, string>
}

/** The built site. */
export interface Site {
  pages: ReadonlyMap<string, Page>
  notFoundPage: Page
  /** Everything but the pages. */
  files: Files
}

/** The settings that pages depend on. */
export type PageSettings = Pick<Config, 'siteUrl' | 'contactTo' | 'accounts' | 'minPasswordLength' | 'vitalsShare'>

/**
 * Reads the site's build, `apps/site/dist`, into memory, with the site's origin where the build has a placeholder, with the
 * minimum length of passwords, if that is another one, and with the script that measures, if a share of visits is to be
 * measured. The pages of other settings are in folders, which the prerenderer names by what is set.
 */
export async function readSite(
  folder: string,
  { siteUrl, contactTo, accounts, minPasswordLength, vitalsShare }: PageSettings,
): Promise<Site> {
  const set = [...(accounts === 'real' ? ['accounts'] : []), ...(contactTo === undefined ? [] : ['enquiries'])]
  const folders = set.length === 0 ? [folder] : [folder, path.join(folder, set.join('-'))]
  const text = await readFile(path.join(folders.at(-1) ?? folder, 'pages.json'), 'utf8')
  const { origin, pages, notFound: notFoundEntry } = v.parse(pagesFile, JSON.parse(text))
  const replace = [
    { text: origin, by: siteUrl },
    // No prerendered text has the number.
    ...(minPasswordLength === PASSWORD_MIN
      ? []
      : [{ text: '<div id="root"', by: `<div id="root" data-min-password-length="${minPasswordLength}"` }]),
    ...(vitalsShare > 0 ? [{ text: '\n</head>', by: `\n${vitalsScript(vitalsShare)}\n</head>` }] : []),
  ]
  const read = await Promise.all(folders.map((each) => readFiles(path.join(each, 'public'), { replace })))
  const files = new Map(read.flatMap((each) => [...each]))

  const getPage = ({ file, headers }: v.InferOutput<typeof page>): Page => {
    const stored = files.get(`/${file}`)
    if (!stored) throw new Error(`pages.json names ${file}, which the site's build lacks. Build the site again.`)
    return { file: stored, headers }
  }
  return {
    pages: new Map(Object.entries(pages).map(([address, each]) => [address, getPage(each)])),
    notFoundPage: getPage(notFoundEntry),
    // A page is served at its own address alone, where its headers are.
    files: new Map([...files].filter(([name]) => !name.endsWith('.html'))),
  }
}

/** Serves pages and files; what is neither gets the not-found page. Comes after all calls. */
export function siteRoutes(app: Hono, { pages, notFoundPage, files }: Site): void {
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    // As it is written: the page's router does not decode an address either.
    const found = pages.get(pathname)
    if (found) return sendFile(context, found.file, found.headers)

    const address = decoded(pathname)
    const registered = address.replace(/\/$/, '')
    if (pages.has(registered)) return context.redirect(registered + search, 308)

    const file = files.get(address)
    if (file) return sendFile(context, file, cacheControl(address))

    if (address.startsWith('/assets/') || address.startsWith('/.well-known/')) throw notFound()
    return sendFile(context, notFoundPage.file, notFoundPage.headers, 404)
  })

  app.all('*', (context) => {
    const address = decoded(new URL(context.req.url).pathname)
    if (!pages.has(address) && !files.has(address)) throw notFound()
    context.header('Allow', 'GET, HEAD')
    const isForm = context.req.method === 'POST' && context.req.header('Accept')?.includes('text/html')
    if (isForm) return sendPage(context, needsScriptsPage(address))
    throw new HttpError(405, 'This address can only be read.')
  })
}

/** What a path stands for: itself, if it cannot be decoded, like `/100%`. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
