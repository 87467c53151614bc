/**
 * `npm run dev`: the site and its API on one port, from source. Vite serves the pages, reloads what changes, and hands
 * calls on to the API, which starts again when its source changes. The pages' security policy is not sent: Vite's own
 * client could not live under it.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Connect, createServer, type ViteDevServer } from 'vite'
import { buildScript } from '../apps/site/build-script.ts'
import type * as Api from '../apps/api/src/main.ts'
import type * as Metadata from '../apps/site/metadata/pages.ts'
import type * as Documents from '../apps/site/prerender/html-document.tsx'
import { freePort } from './lib/ports.ts'
import { root, runScript } from './lib/run.ts'

/** Where the site serves the training plan. */
const PLAN_PATH = '/downloads/summit-workout-plan.pdf'
/** The API's sources: its own, the contract's and the emails'. */
const apiSource = /^(apps\/api\/src|packages\/contract\/src|packages\/emails\/src)\//
/** Files that the site's build generates and a site from source needs. */
const filesFolder = path.join(root, '.cache/dev')
const site = path.join(root, 'apps/site')
const port = Number(process.env.PORT || 3000)
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`
const apiPort = await freePort('127.0.0.1')
const toApi = `http://127.0.0.1:${apiPort}`

execFileSync('npm', ['--silent', 'run', 'build', '--workspace', '@summit/workout-plan'], { cwd: root })
cpSync(
  fileURLToPath(import.meta.resolve('@summit/workout-plan/summit-workout-plan.pdf')),
  path.join(filesFolder, PLAN_PATH),
)
// The embedded database starts from a snapshot, which the API's build makes.
if (!existsSync(path.join(root, 'apps/api/dist/snapshot/PG_VERSION'))) await runScript('build:site')

const vite = await createServer({
  configFile: path.join(root, 'apps/site/vite.config.ts'),
  appType: 'custom',
  server: {
    port,
    strictPort: true,
    host: process.env.HOST || 'localhost',
    proxy: { '/api': toApi, '/auth/v1': toApi, '/outbox': toApi, '/.well-known': toApi },
  },
  plugins: [{ name: 'pages', configureServer: (server) => () => server.middlewares.use(getPages(server)) }],
})

let api = startApi()
vite.watcher.add(
  ['apps/api/src', 'packages/contract/src', 'packages/emails/src'].map((folder) => path.join(root, folder)),
)
vite.watcher.on('change', (file) => {
  if (!apiSource.test(path.relative(root, file))) return
  api = api.then((running) => running?.stop()).then(startApi)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop())
}

// The API first, so that the first page's requests succeed.
const running = await api
await vite.listen()
console.log(`Site          ${siteUrl}`)
const demo = await running?.demo
if (demo)
  console.log(
    `Demo account  ${demo.email}, ${demo.password.status === 'known' ? demo.password.text : 'password changed'}`,
  )
if (!process.env.SMTP_URL) console.log(`Outbox        ${siteUrl}/outbox`)

async function stop() {
  await vite.close()
  await (await api)?.stop()
  process.exit(0)
}

/** Starts the API from source. A mistake in it is shown, and the next change tries again. */
async function startApi() {
  try {
    // SAFETY: Vite loads this very file, here and below.
    const { readConfig, startServer } = (await vite.ssrLoadModule(
      path.join(root, 'apps/api/src/main.ts'),
    )) as typeof Api
    const config = readConfig({ ...process.env, SITE_URL: siteUrl })
    return await startServer({ ...config, host: '127.0.0.1', port: apiPort }, { filesFolder })
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Renders a page for each request, as the prerenderer would, but with Vite's client and its live style sheet. */
function getPages(server: ViteDevServer): Connect.NextHandleFunction {
  const answer = async (request: Connect.IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', siteUrl)
      if (pathname === PLAN_PATH) {
        response.writeHead(200, { 'Content-Type': 'application/pdf' })
        response.end(await readFile(path.join(filesFolder, PLAN_PATH)))
        return
      }
      const { notFoundPage, pages } = (await server.ssrLoadModule(`${site}/metadata/pages.ts`)) as typeof Metadata
      const documents = await server.ssrLoadModule(`${site}/prerender/html-document.tsx`)
      const { htmlDocument, renderContent } = documents as typeof Documents
      const createsAccounts = process.env.ACCOUNTS === 'real'
      const registered = pages.filter(({ needsAccounts }) => createsAccounts || !needsAccounts)
      const page = registered.find(({ path }) => path === pathname) ?? notFoundPage
      const entry = '/src/client.tsx'
      const assets = {
        entry,
        sheet: page.kind === 'marketing' ? '/src/styles.css' : undefined,
        code: { page: [entry] },
        preloads: [],
        css: '',
        loader: await buildScript('loader.ts'),
      }
      const settings = {
        siteUrl,
        sendsEnquiries: Boolean(process.env.CONTACT_TO),
        createsAccounts,
        minPasswordLength: Number(process.env.PASSWORD_MIN_LENGTH) || undefined,
      }
      const { html } = htmlDocument(page, await renderContent(page, settings), assets, settings)
      // Hydrated at once: Vite updates only the modules that a document has loaded.
      const live = html
        .replace('<style></style>', '<link rel="stylesheet" href="/src/styles.css">')
        .replace('</body>', '<script type="module">dispatchEvent(new Event("focusin"))</script>\n</body>')
      response.writeHead(page === notFoundPage ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(await server.transformIndexHtml(pathname, live))
    } catch (error) {
      next(error)
    }
  }
  return (...args) => void answer(...args)
}
