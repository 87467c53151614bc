/** Prints the texts on the screen of every story of the sidebar, as JSON: {@link StoryTexts} of each. */
import fastGlob from 'fast-glob'
import path from 'node:path'
import { createServer } from 'vite'
import { shared } from '../../config/vite.shared.ts'
import { installBrowser } from './browser.ts'
import type * as Renderer from './render-file.tsx'
import type { StoryTexts } from './story-texts.ts'

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
const { renderFile } = await load<typeof Renderer>('.storybook/texts/render-file.tsx')

// What is loaded on demand is there at once if it was loaded before.
const views = await fastGlob('packages/{ui,features}/src/**/*.tsx', { cwd: root, ignore: ['**/*.test.tsx'] })
await Promise.all(views.map(load))

const stories: StoryTexts[] = []
for (const file of await fastGlob('stories/**/*.stories.tsx', { cwd: root }))
  stories.push(...(await renderFile(await load(file))))
process.stdout.write(JSON.stringify(stories), () => process.exit(0))
