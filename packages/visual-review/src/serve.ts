import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** Media types of what a Storybook and a report consist of. Others are sent without one. */
const types = new Map(
  Object.entries({
    ...{ html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript', mjs: 'text/javascript' },
    ...{ json: 'application/json', map: 'application/json', md: 'text/markdown', txt: 'text/plain; charset=utf-8' },
    ...{ svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif' },
    ...{ webp: 'image/webp', avif: 'image/avif', ico: 'image/x-icon', pdf: 'application/pdf' },
    ...{ woff: 'font/woff', woff2: 'font/woff2', ttf: 'font/ttf', otf: 'font/otf' },
    ...{ mp4: 'video/mp4', webm: 'video/webm', mp3: 'audio/mpeg', wasm: 'application/wasm' },
    webmanifest: 'application/manifest+json',
  }),
)

interface ServeOptions {
  /** By default a free one. */
  port?: number
  /** For how many seconds a browser may keep the files, which saves it compiling the same scripts for every page. */
  maxAge?: number
}

/** Serves a folder on the loopback interface. Rejects if the port is taken. */
export async function serve(
  folder: string,
  { port = 0, maxAge = 0 }: ServeOptions = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const caching = maxAge ? `max-age=${maxAge}` : 'no-cache'
  let host = ''
  const server = createServer(({ headers, url = '/' }, response) => {
    // A site that makes its own name point to this machine could read the folder otherwise.
    if (headers.host === host) void send(response, path.resolve(folder), url, caching)
    else response.writeHead(403).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // SAFETY: a server that listens on a port has such an address.
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: `http://${host}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function send(response: ServerResponse, folder: string, url: string, caching: string) {
  try {
    const { pathname } = new URL(url.replace(/^\/+/, '/'), 'http://localhost')
    const file = path.join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '')
    if (!file.startsWith(path.join(folder, path.sep))) throw new Error('outside of the folder')
    const content = await readFile(file)
    const type = types.get(path.extname(file).slice(1).toLowerCase())
    response.writeHead(200, { 'cache-control': caching, ...(type && { 'content-type': type }) }).end(content)
  } catch {
    response.writeHead(404).end()
  }
}
