import { defineConfig, type Plugin } from 'vite'
import { shared } from '../../vite.shared.ts'

/** What the browser gets: hashed files, none of them inlined, no script that the security policy would have to allow. */
export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, dropNames()],
  root: import.meta.dirname,
  resolve: {
    ...shared.resolve,
    alias: { 'react-style-singleton': `${import.meta.dirname}/src/style-singleton.ts` },
  },
  build: {
    outDir: 'dist/public',
    target: ['chrome111', 'firefox128', 'safari16.4'],
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/client.tsx',
      // The loader asks the entry for `hydrate`; what pages share may live there, too.
      preserveEntrySignatures: 'allow-extension',
      // React in one piece: scattered over the files that pages happen to share, it is a kilobyte heavier.
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
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
