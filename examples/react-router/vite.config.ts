import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Radix locks the page's scroll with a <style>, which the policy refuses. This replacement needs none.
  resolve: { alias: { 'react-style-singleton': '@summit/ui/style-singleton' } },
})
