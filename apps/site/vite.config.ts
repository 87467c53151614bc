import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ConfigEnv, type Plugin, type UserConfig } from 'vite'
import { shared } from '../../vite.shared.ts'

const production = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')))

/** What the browser gets: hashed files, none of them inlined, no script that the security policy would have to allow. */
export default defineConfig({
  ...shared,
  plugins: [
    ...shared.plugins,
    dropNames(),
    dropSchemas(),
    dropUnusedAuth(),
    dropPreloading(),
    tellOwnCode(),
    tellLicences(),
  ],
  root: import.meta.dirname,
  resolve: {
    ...shared.resolve,
    alias: {
      'react-style-singleton': '@summit/ui/style-singleton',
      // The router's package names its development build alone, warnings and all.
      'react-router/dom': `${production}dom-export.mjs`,
      'react-router': `${production}index.mjs`,
    },
  },
  build: {
    outDir: 'dist/public',
    target: ['chrome111', 'firefox128', 'safari16.4'],
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: false,
    // A kilobyte and a half less than the default on every page with React. Nothing bundled has getters that do anything.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 5, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    },
    rolldownOptions: {
      input: 'src/client.tsx',
      // The loader asks the entry for `hydrate`; what pages share may live there, too.
      preserveEntrySignatures: 'allow-extension',
      // In one piece what many pages have in common: as the crumbs that they happen to share it is a kilobyte heavier.
      output: {
        // Documents name every file they may need: long hashes, which cannot be compressed, would weigh on each.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'house',
              priority: 2,
              test: /ui\/src\/(button|contour|link|mark|spinner)\/|ui\/src\/icons\/(icon|controls|networks)|features\/src\/shared\/(paths|wordmark)|contract\/src\/routes/,
            },
            {
              name: 'account',
              priority: 1,
              test: /features\/src\/shared\/(account\/(account-screen|massif|or)\.|submission|answer|form\.)|ui\/src\/(field\/(field|text-field)\.|profile\/)/,
            },
          ],
        },
      },
    },
  },
})

/**
 * Takes away the names that react-router and Radix give their parts for debugging. Each is a statement that might have
 * an effect, so the bundler keeps whatever it names, used or not: 10 kB brotli on every page with React.
 */
function dropNames(): Plugin {
  return {
    name: 'drop-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router\/dist|@radix-ui)\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^var __name = .*$/m, 'var __name = (target) => target;')
          .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}

/**
 * Lets the bundler drop what no page reads of the contract: a schema is made by calls, which might have an effect for all
 * it knows.
 */
function dropSchemas(): Plugin {
  return {
    name: 'drop-schemas',
    apply: 'build',
    transform: {
      filter: { id: /packages\/contract\/src\// },
      handler: (code) => ({ code: code.replace(/\bv\.\w+\(/g, '/* @__PURE__ */ $&'), map: null }),
    },
  }
}

/**
 * Leaves out of the authentication client what recovery never calls: administration, passkeys and wallets. Its one class
 * names all of them, so the bundler cannot; 4 kB brotli.
 */
function dropUnusedAuth(): Plugin {
  return {
    name: 'drop-unused-auth',
    apply: 'build',
    transform: {
      filter: { id: /auth-js\/dist\/module\/(GoTrueAdminApi|lib\/webauthn|lib\/web3\/ethereum)\.js/ },
      handler: (code, id) => ({
        code: id.includes('GoTrueAdminApi')
          ? 'export default class {}'
          : [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
              .map(([, name = '']) => `export const ${name} = class {}`)
              .join('\n'),
        map: null,
      }),
    },
  }
}

/**
 * Loads a page's chunk by a plain `import()`. Vite's own way asks for what the chunk imports at the same time, and pays
 * for it with a list of every page's files in the entry; nearly all that pages share is there already.
 */
function dropPreloading(): Plugin {
  return {
    name: 'drop-preloading',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}

/** Not for the prerenderer's own bundle, which nobody downloads. */
function isForBrowser(_: UserConfig, { command, isSsrBuild }: ConfigEnv) {
  return command === 'build' && !isSsrBuild
}

/** Writes down, by file, the code in it that is ours: the prerenderer looks there for the classes that a page names. */
function tellOwnCode(): Plugin {
  return {
    name: 'tell-own-code',
    apply: isForBrowser,
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const own = files.map(({ fileName, modules }) => {
        const ours = Object.entries(modules).filter(([id]) => !id.includes('node_modules'))
        return [`/${fileName}`, ours.map(([, { code }]) => code).join('\n')]
      })
      this.emitFile({ type: 'asset', fileName: 'own-code.json', source: JSON.stringify(Object.fromEntries(own)) })
    },
  }
}

/** Puts the licences of what is bundled into `licenses.txt`, once for all scripts, instead of into each of them. */
function tellLicences(): Plugin {
  return {
    name: 'tell-licences',
    apply: isForBrowser,
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const folders = modules.flatMap((id) => /^.*node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? [])
      const texts = [...new Set(folders)].sort().map((folder) => {
        const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
        // Few packages have no such file; their manifest names the licence.
        const text = readFileSync(`${folder}/${file ?? 'package.json'}`, 'utf8').trim()
        return `${name}\n\n${text}\n`
      })
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: texts.join('\n---\n\n') })
    },
  }
}
