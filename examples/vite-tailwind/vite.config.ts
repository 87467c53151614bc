import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** What the pages may load. Have your server send it; `vite preview` does. */
const policy = (api: string | undefined) =>
  `default-src 'self'; connect-src 'self' ${api}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
  // Radix locks the page's scroll with a <style>, which the policy refuses. This replacement needs none.
  resolve: { alias: { 'react-style-singleton': '@summit/ui/style-singleton' } },
  preview: { headers: { 'Content-Security-Policy': policy(loadEnv(mode, '.').VITE_API_ORIGIN) } },
}))
