import { preview } from 'vite'

/** Serves a folder on the loopback interface, by default on a free port. */
export async function serve(folder: string, port = 0): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port },
  })
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  return { origin, close: () => server.close() }
}
