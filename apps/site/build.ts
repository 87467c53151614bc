/**
 * Builds the site into `dist/`: `public/` as it is served but for the origin, `accounts/`,
 * `enquiries/` and `accounts-enquiries/` with the pages of other settings, `server/` with the prerenderer, and `pages.json`.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildScript } from './build-script.ts'

const here = import.meta.dirname
const configFile = join(here, 'vite.config.ts')
const server = join(here, 'dist/server')
const plan = fileURLToPath(import.meta.resolve('@summit/workout-plan/summit-workout-plan.pdf'))

await build({ configFile, logLevel: 'warn' })
cpSync(plan, join(here, 'dist/public/downloads/summit-workout-plan.pdf'))
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  // Bundle dependencies, so that the prerenderer runs production React.
  ssr: { noExternal: true },
  build: {
    ssr: 'prerender/prerender.ts',
    outDir: server,
    emptyOutDir: true,
    target: 'node20',
    manifest: false,
    minify: false,
    rolldownOptions: {
      input: 'prerender/prerender.ts',
      // A native module.
      external: ['@resvg/resvg-js'],
      output: { entryFileNames: 'prerender.js', codeSplitting: false },
    },
  },
})
for (const file of ['manifest.json', 'own-code.json', 'modules.json'])
  renameSync(join(here, 'dist/public', file), join(server, file))
writeFileSync(join(server, 'loader.js'), await buildScript('loader.ts'))
writeFileSync(join(here, 'dist/public/vitals.js'), await buildScript('vitals.ts'))
execFileSync(process.execPath, [join(server, 'prerender.js')], { stdio: 'inherit' })
