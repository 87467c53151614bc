/** Serves the built files of any host alike: HTTP/1.1, brotli, immutable assets. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** Compressed by their format. */
const compressed = new Set(['.woff2', '.png', '.webp'])

export interface Site {
  folder: string
  /** Changes the HTML of its pages. */
  transform?: (html: string) => string
  /** Headers of a page, by its path. */
  headers?: Record<string, Record<string, string>>
}

/** Starts a server on a free port. */
export async function serveFolder(site: Site): Promise<{ origin: string; close: () => void }> {
  const cache = new Map<string, Buffer>()
  const server = createServer((request, response) => answer(site, cache, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${address.port}`, close }
}

function answer(site: Site, cache: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = getFile(site.folder, pathname)
  // The calls of the sign-in page to a server that is not there.
  if (!file) return void response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}')
  const extension = extname(file)
  const isText = !compressed.has(extension)
  let body = cache.get(file)
  if (!body) {
    const content = readFileSync(file)
    const text = extension === '.html' && site.transform ? Buffer.from(site.transform(content.toString())) : content
    body = isText ? brotliCompressSync(text) : text
    cache.set(file, body)
  }
  response.writeHead(200, {
    'Content-Type': types[extension] ?? 'application/octet-stream',
    'Content-Length': body.length,
    'Cache-Control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isText && { 'Content-Encoding': 'br' }),
    ...site.headers?.[pathname],
  })
  response.end(body)
}

/** The file of a path: itself, a page, or the one page of an application without prerendered ones. */
function getFile(folder: string, pathname: string): string | undefined {
  const isAsset = extname(pathname) !== '' || pathname.startsWith('/api/')
  const candidates = isAsset ? [pathname] : [`${pathname}.html`, `${pathname}/index.html`, '/index.html']
  return candidates.map((name) => join(folder, name)).find((file) => existsSync(file) && statSync(file).isFile())
}
