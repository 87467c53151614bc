import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite'

/** The export condition under which `@summit/*` resolve to their sources, so that nothing here waits for a build. */
const source = '@summit/source'

/**
 * What the site, Storybook and the tests have in common: React, Tailwind, and our packages read from source.
 * The `ssr` half matters as much as the first: without it Vite leaves the packages external on the server, where no
 * such condition exists, and the prerenderer and Vitest's node tests fail at run time.
 */
export const shared = {
  plugins: [react(), tailwindcss()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@summit\//],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
} satisfies UserConfig
