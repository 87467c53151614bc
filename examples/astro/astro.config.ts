import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { loadEnv } from 'vite'

const { PUBLIC_API_ORIGIN } = loadEnv('production', '.', 'PUBLIC_')

export default defineConfig({
  integrations: [react()],
  // Astro adds `script-src` and `style-src` with the hashes of what is inline.
  experimental: {
    csp: {
      directives: [
        `default-src 'self'; connect-src 'self' ${PUBLIC_API_ORIGIN}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'`,
        // Custom properties in the `style` of prerendered elements. Astro has no name for this directive of its own.
        `font-src 'self'; style-src-attr 'unsafe-inline'`,
      ],
    },
  },
  vite: {
    // Radix locks the page's scroll with a <style>, which the policy refuses. This replacement needs none.
    resolve: { alias: { 'react-style-singleton': '@summit/ui/style-singleton' } },
  },
})
