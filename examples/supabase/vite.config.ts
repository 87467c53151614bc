import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// A service on this machine, which is asked through the origin of the pages. One at supabase.com allows other origins.
const local = process.env.LOCAL_AUTH_ORIGIN
const proxy = local ? { '/auth/v1': local, '/outbox': local } : {}

export default defineConfig({ plugins: [react()], server: { proxy } })
