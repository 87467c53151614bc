import { preview } from 'vite'

/** Serves a folder on the loopback interface, by default on a free port. */
export async function serve(folder: string, port = 0): Promise<{ origin: string; close: () => Promise<void> }> {
  const { NODE_ENV } = process.env
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port },
  })
  // Vite sets NODE_ENV, which child processes of the caller would inherit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  return { origin, close: () => server.close() }
}
