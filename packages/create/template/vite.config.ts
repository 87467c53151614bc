import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Your back end, which follows the contract of @summit/contract. `npx @summit/conformance` checks that it does. */
const backEnd = process.env.BACK_END ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': backEnd, '/auth/v1': backEnd } },
})
