import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Your back end, which follows the contract of @summit/contract. `npx @summit/conformance` checks that it does. */
const backEnd = new URL(process.env.BACK_END ?? 'http://localhost:3000').origin

/** With the origin of the back end, which refuses calls of pages at another one, such as this server's. */
const proxy = { target: backEnd, changeOrigin: true, headers: { origin: backEnd } }

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': proxy, '/auth/v1': proxy } },
})
