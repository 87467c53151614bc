import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, runnerImport, type Plugin } from 'vite'
import { shared } from '../../config/vite.shared.ts'
import type { ChunkModule } from './budgets/report.ts'
import type * as Metadata from './metadata/pages.ts'

/** What the browser gets: hashed files, none of them inlined, no script that the security policy would have to allow. */
export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, plainImports(), routesOnly(), chunkModules()],
  root: import.meta.dirname,
  resolve: {
    ...shared.resolve,
    // Radix's scroll lock injects a <style>, which the security policy refuses.
    alias: { 'react-style-singleton': '@summit/ui/style-singleton' },
  },
  build: {
    outDir: 'dist/public',
    target: ['chrome111', 'firefox128', 'safari16.4'],
    manifest: 'manifest.json',
    license: { fileName: 'licenses.txt' },
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/client.tsx',
      // The loader calls the entry's `hydrate`; modules that pages share may be bundled with it.
      preserveEntrySignatures: 'allow-extension',
      // esbuild's helper in Radix's files, which sets the name of a function: a call keeps a function that nobody uses.
      treeshake: { manualPureFunctions: ['__name'] },
      // Small files that are loaded together compress worse and cost a request each (docs/decisions/0005).
      output: {
        // A page names about thirty files: their hashes take 200 bytes less than in the default characters,
        // and 50 less with seven than with eight.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /(newsletter-seen-key|node_modules\/(react|react-dom|scheduler|react-router|clsx|class-variance-authority|@radix-ui\/react-toast)\/|\/ui\/src\/(button\/|link-button\/|icons\/(icon|networks|controls)\.)|\/(abortable|result-or|container|contour-lines|form-status|icon-button|link|messages|session|storage\.browser|toast-host|use-async-effect|use-messages|use-ports|use-stable-handle|wordmark)\.tsx?$)/,
            },
            // Not with the forms, which the home page does not load.
            { name: 'chart', test: /\/elevation-chart\.tsx$/ },
            {
              name: 'layout',
              test: /\/(layout|store-buttons|section|page-header|card|badge)\.tsx?$/,
            },
            {
              name: 'form',
              test: /\/(account-screen|action-link|checkbox|form-success|password-field|provider-links|sentence|status-message|submit-button|text-field|use-form|use-providers|use-redirect|use-result-focus|use-submission)\.tsx?$/,
            },
            {
              name: 'contract',
              test: /\/(valibot\/dist\/index\.mjs|contract\/src\/(account|recovery)\.ts|server-message\.ts|refusal\.ts)$/,
            },
            // After the contract, on which they depend: with them, pages without such a form would load it.
            { name: 'post', test: /\/(post-form|sign-in-result)\.ts$/ },
            {
              name: 'step',
              test: /\/(next-page|safe-path|use-countdown|use-next-path|use-second-step|use-query)\.ts$/,
            },
          ],
        },
      },
    },
  },
})

/**
 * Imports on demand without Vite's loader of style sheets and preloads: there are none, and it is a tenth of the entry. If
 * Vite renames it, the budgets fail.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
      // SAFETY: Vite's own array, which its type keeps from being changed.
      if (index >= 0) (plugins as Plugin[]).splice(index, 1)
    },
  }
}

/** Reduces `metadata/pages.ts` to routes for browsers: descriptions, previews and the rest stay in the build. */
function routesOnly(): Plugin {
  const file = fileURLToPath(new URL('metadata/pages.ts', import.meta.url))
  return {
    name: 'routes-only',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: file },
      async handler() {
        const { module } = await runnerImport<typeof Metadata>(file, {
          environments: { inline: { resolve: { ...shared.ssr.resolve, noExternal: shared.ssr.noExternal } } },
        })
        const routes = JSON.stringify(module.pages.map(module.toRoute))
        const notFound = JSON.stringify(module.toRoute(module.notFoundPage))
        return `export const pages = ${routes}\nexport const notFoundPage = ${notFound}`
      },
    },
  }
}

/**
 * Emits `own-code.json`: the first-party code of each chunk, in which the prerenderer looks for class names; and
 * `modules.json`, by which a budget that is exceeded names what was imported.
 */
function chunkModules(): Plugin {
  const getId = (id: string) => relative(import.meta.dirname, id)
  return {
    name: 'chunk-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const code = chunks.map(({ fileName, modules }) => {
        const own = Object.entries(modules).filter(([id]) => !id.includes('node_modules'))
        return [`/${fileName}`, own.map(([, { code }]) => code).join('\n')]
      })
      this.emitFile({ type: 'asset', fileName: 'own-code.json', source: JSON.stringify(Object.fromEntries(code)) })
      const modules = chunks.map(({ fileName, modules }): [string, ChunkModule[]] => [
        `/${fileName}`,
        Object.entries(modules).map(([id, { renderedLength }]) => {
          const [importer] = this.getModuleInfo(id)?.importers ?? []
          return { id: getId(id), bytes: renderedLength, ...(importer && { importer: getId(importer) }) }
        }),
      ])
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(Object.fromEntries(modules)) })
    },
  }
}
