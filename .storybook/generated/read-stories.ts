/** Prints every story file as JSON: what its stories are called, and the texts on their screens. */
import fastGlob from 'fast-glob'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { shared } from '../../config/vite.shared.ts'
import { messagesOf } from '../messages.ts'
import { installBrowser } from './browser.ts'
import { docComments } from './doc-comments.ts'
import { readMdx } from './read-mdx.ts'
import type * as Renderer from './render-file.tsx'
import type { StoryFile } from '../search/story-file.ts'

const root = path.join(import.meta.dirname, '../..')
await installBrowser()

// Styles and props tables are no part of a story, and the worker that answers requests runs in browsers only.
const leftOut = '\0left-out'
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: shared.resolve,
  ssr: shared.ssr,
  plugins: [
    {
      name: 'leave-out',
      enforce: 'pre',
      resolveId: (id) => (/\.css(\?|$)|^msw\/browser$|^virtual:/.test(id) ? leftOut : null),
      load: (id) => (id === leftOut ? 'export default ""; export const setupWorker = undefined, entries = {}' : null),
    },
  ],
})
const load = <M>(file: string) => server.ssrLoadModule(`/${file}`) as Promise<M>
const { renderFile } = await load<typeof Renderer>('.storybook/generated/render-file.tsx')

// What is loaded on demand is there at once if it was loaded before.
const views = await fastGlob('packages/{ui,features}/src/**/*.tsx', { cwd: root, ignore: ['**/*.test.tsx'] })
await Promise.all(views.map(load))

const files: StoryFile[] = []
for (const file of await fastGlob('stories/**/*.stories.tsx', { cwd: root })) {
  const feature = `packages/features/src/${path.basename(file, '.stories.tsx')}/index.ts`
  const isFeature = file.startsWith('stories/features/') && existsSync(path.join(root, feature))
  const messages = isFeature ? messagesOf(await load<object>(feature)) : {}
  files.push(await renderFile(await load(file), file, docComments(path.join(root, file)), messages))
}
for (const file of await fastGlob('stories/**/*.mdx', { cwd: root }))
  files.push(readMdx(file, readFileSync(path.join(root, file), 'utf8')))
files.sort((one, other) => one.title.localeCompare(other.title))
process.stdout.write(JSON.stringify(files), () => process.exit(0))
