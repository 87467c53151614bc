/** A back end for the hosts: the published mocks, which check every request against the contract, over HTTP. */
import { createHandlers } from '@summit/features/mocks'
import { getResponse } from 'msw'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

const SESSION = 'acme_session=1'

/** Starts it on a port. Its pages are at another origin, which it allows with cookies. */
export async function startApi(port: number, hostOrigin: string): Promise<() => void> {
  const origin = `http://localhost:${port}`
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing, origin, hostOrigin))
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => void server.close()
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, origin: string, hostOrigin: string) {
  outgoing.setHeader('Access-Control-Allow-Origin', hostOrigin)
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true')
  outgoing.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  if (incoming.method === 'OPTIONS') return outgoing.writeHead(204).end()
  const { method = 'GET', url = '/', headers } = incoming
  const request = new Request(origin + url, {
    method,
    headers: { 'Content-Type': headers['content-type'] ?? '' },
    ...(method === 'POST' && { body: new Uint8Array(await buffer(incoming)) }),
  })
  const isSignedIn = headers.cookie?.includes(SESSION)
  const response = await getResponse(
    createHandlers({ origin, visitor: isSignedIn ? 'signedIn' : 'signedOut' }),
    request,
  )
  if (url.endsWith('/login') && response?.ok)
    outgoing.setHeader('Set-Cookie', `${SESSION}; HttpOnly; SameSite=Lax; Path=/`)
  outgoing.writeHead(response?.status ?? 404, { 'Content-Type': 'application/json' })
  return outgoing.end(await response?.text())
}
