import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

/** @type {Record<string, string>} */
const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
}

/**
 * Serves a folder to this machine, and remembers what was asked for and is not there.
 * @param {string} folder
 * @param {number} [port] any that is free by default
 * @returns {Promise<{ origin: string, missing: Set<string>, close: () => void }>}
 */
export function serve(folder, port = 0) {
  /** @type {Set<string>} */
  const missing = new Set()
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    let file = path.join(folder, decodeURIComponent(pathname))
    if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, 'index.html')
    if (!existsSync(file)) {
      if (pathname !== '/favicon.ico') missing.add(pathname)
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[path.extname(file).slice(1)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve({ origin: `http://127.0.0.1:${port}`, missing, close: () => void server.close() })
    })
  })
}
