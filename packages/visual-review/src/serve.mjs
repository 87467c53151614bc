import { preview } from 'vite'

/**
 * Serves a folder to this machine.
 * @param {string} folder
 * @param {number} [port] any that is free by default
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(folder, port = 0) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port },
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  return { origin, close: () => server.close() }
}
