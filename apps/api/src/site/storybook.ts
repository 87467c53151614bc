import { Hono } from 'hono'
import type { Logger } from 'pino'
import { notFound } from '../http/http-error.ts'
import { errorHandler } from '../http/errors.ts'
import { readFiles } from './files.ts'
import { cacheControl, sendFile } from './send-file.ts'

/** Its manager shows its own preview in a frame and runs inline scripts, so the site's strict headers do not fit. */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** The build's list of modules, for the visual review only. */
const modules = '/preview-stats.json'

/**
 * Serves a static Storybook build from a listener of its own. All of it is kept in memory, 15 MB: open file handles would
 * be 540, and a private copy would have to be deleted. The highest compression would take seconds per page. Its links
 * lead to the site at `siteUrl`, whatever it was built for.
 */
export async function createStorybookApp(folder: string, siteUrl: string, log: Logger): Promise<Hono> {
  const files = await readFiles(folder, { quality: 5 })
  const app = new Hono()
  app.get('/site.json', (context) => context.json({ url: siteUrl }, 200, { ...headers, ...cacheControl('/site.json') }))
  app.get('*', (context) => {
    const { pathname } = new URL(context.req.url)
    const file = pathname === modules ? undefined : files.get(pathname === '/' ? '/index.html' : pathname)
    if (!file) throw notFound()
    return sendFile(context, file, { ...headers, ...cacheControl(pathname) })
  })
  app.onError(errorHandler(log))
  return app
}
