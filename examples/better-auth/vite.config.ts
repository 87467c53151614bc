import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { backEnd } from './server.ts'

/** The back end answers at the origin of the pages, in development and in the preview. */
const serve = ({ middlewares }: Pick<ViteDevServer | PreviewServer, 'middlewares'>) => void middlewares.use(backEnd)
const server: Plugin = { name: 'back-end', configureServer: serve, configurePreviewServer: serve }

export default defineConfig({ plugins: [react(), server] })
