import { defineConfig } from 'vite'
import { shared } from '../../config/vite.shared.ts'

/** One bundle of our own code for Node: `@summit/*` go in from source, everything from npm stays outside. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: shared.resolve,
  ssr: shared.ssr,
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
  },
})
