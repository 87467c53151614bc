import type { LoginRequest, LoginResponse } from '@summit/contract'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { shared } from '../../../config/vite.shared.ts'

/** A server on a free port of its own. */
export interface RunningServer {
  origin: string
  close: () => void
}

/** The password that Acme's API accepts. */
export const password = 'schnell und leise'

/** Acme's API: it keeps the contract at a path of its own, and allows its host's origin with cookies. */
export function startApi(hostOrigin: () => string): Promise<RunningServer> {
  return listen((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', hostOrigin())
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (`${request.method} ${request.url}` === 'POST /sessions') void signIn(request, response)
    else response.writeHead(404).end()
  })
}

async function signIn(request: IncomingMessage, response: ServerResponse) {
  const credentials = JSON.parse(await text(request)) as LoginRequest
  const isRight = credentials.password === password
  const answer: LoginResponse = isRight
    ? { success: true, message: 'Angemeldet', data: { user: { name: 'Ada Keller', email: credentials.email } } }
    : { success: false, message: 'Das Passwort stimmt nicht.' }
  if (isRight) response.setHeader('Set-Cookie', 'acme_session=1; HttpOnly; SameSite=Lax; Path=/')
  response.writeHead(isRight ? 200 : 401, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
}

/** Acme's host: its pages and the files that Vite built from `main.tsx`. */
export async function startHost(apiOrigin: string): Promise<RunningServer> {
  const files = await buildFiles()
  const page = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>Acme</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><body data-api-origin="${apiOrigin}"><script type="module" src="/main.js"></script>`
  return listen((request, response) => {
    const path = request.url ?? '/'
    const isPage = ['/login', '/home'].includes(path)
    const type = isPage ? 'text/html; charset=utf-8' : path.endsWith('.css') ? 'text/css' : 'text/javascript'
    const body = isPage ? page : files.get(path)
    if (body === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': type }).end(body)
  })
}

async function buildFiles(): Promise<Map<string, string | Uint8Array>> {
  const output = await build({
    ...shared,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('main.tsx', import.meta.url)),
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]', chunkFileNames: '[name].js' },
      },
    },
  })
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  return new Map(files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]))
}

async function listen(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: it listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
