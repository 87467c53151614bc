import { defineConfig } from 'vite'
import { shared } from '../../vite.shared.ts'

/** What the browser gets: hashed files, none of them inlined, no script that the security policy would have to allow. */
export default defineConfig({
  ...shared,
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
      input: ['src/client.tsx', 'src/styles.css'],
      // The loader asks the entry for `hydrate`.
      preserveEntrySignatures: 'exports-only',
    },
  },
})
