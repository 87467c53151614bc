import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { ErrorResponse } from '@summit/contract'
import type { Hono } from 'hono'
import { getTransportSecurity } from './security-headers.ts'

/** The system does not let the server listen: the port is in use, or not allowed, or the address is another machine's. */
export class CannotListen extends Error {}

/** A listening socket. */
export interface Listener {
  port: number
  /** Finishes open requests and closes, after a timeout by force. */
  close: () => Promise<void>
}

/** Limits of a listener. Times are in ms. */
export interface Limits {
  /** Timeout of a request's headers and body, detected at most `check` later. */
  request: number
  /** Interval of checking request timeouts. */
  check: number
  /** Timeout of inactive connections. */
  idle: number
  /** Timeout of open requests when the listener closes. */
  closing: number
  connections: number
  /** Of these, by one client network. */
  connectionsPerNetwork: number
  requestsPerConnection: number
}

interface Connection {
  requests: number
  isBusy: boolean
  isPipelined: boolean
}

/** Below the 15 s after which pages give up on a response. */
export const defaultLimits: Limits = {
  request: 12_000,
  check: 2_000,
  idle: 30_000,
  closing: 5_000,
  connections: 1_000,
  connectionsPerNetwork: 200,
  requestsPerConnection: 1_000,
}

/** How long a connection is kept for another request, in ms. The proxies in `deploy/` keep theirs for less. */
export const KEEP_ALIVE_MS = 5_000

/** Where to listen. Port 0 selects a free port. */
export interface Address {
  host: string
  port: number
  /** The client network of a connection, to limit those of each. Undefined if it is not to be limited, such as a proxy. */
  getNetwork?: (remoteAddress: string) => string | undefined
  /** The site's address: on https, refusals ask browsers to stay there, as all other responses do. */
  siteUrl?: string
  /** Called with the error of each connection that the system does not let it accept. It goes on listening. */
  onError?: (error: Error) => void
}

/** Starts listening. */
export async function listen(
  app: Hono,
  { host, port, getNetwork = () => undefined, siteUrl = '', onError = () => {} }: Address,
  limits: Limits = defaultLimits,
): Promise<Listener> {
  const transportSecurity = getTransportSecurity(siteUrl)
  const headers = {
    ...refusalHeaders,
    ...(transportSecurity && { 'Strict-Transport-Security': transportSecurity }),
  }
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // For an invalid request target or Host header.
    errorHandler: () => Response.json(errorBody(400), { status: 400, headers }),
    // For health checks in HTTP/1.0, which has no Host header.
    hostname: 'localhost',
  })
  const connections = new WeakMap<Socket, Connection>()
  const server = createServer(
    {
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Checked here, since Node's own answer is not JSON.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const { socket } = incoming
      const connection = connections.get(socket) ?? { requests: 0, isBusy: false, isPipelined: false }
      connections.set(socket, connection)
      // Pipelined requests are refused: one packet can have hundreds, whose responses would be buffered.
      if (connection.isBusy) {
        connection.isPipelined = true
        return
      }
      connection.isBusy = true
      connection.requests += 1
      // Node's maxRequestsPerSocket would leave the connection open and answer further requests with 503.
      if (connection.requests >= limits.requestsPerConnection) outgoing.setHeader('Connection', 'close')
      outgoing.once('close', () => {
        connection.isBusy = false
        if (connection.isPipelined) socket.destroySoon()
      })
      if (hasOneHost(incoming)) void answer(incoming, outgoing)
      else sendRefusal(outgoing, 400, headers)
    },
  )
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = getNetwork(socket.remoteAddress ?? '')
    if (network === undefined) return
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > limits.connectionsPerNetwork) socket.destroy()
  })
  server.timeout = limits.idle
  server.maxConnections = limits.connections
  server.on('checkExpectation', (_, outgoing) => sendRefusal(outgoing, 417, headers))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, getStatus(error), headers))

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem =
        error.code === 'EADDRINUSE'
          ? 'is in use already, by another program or another setting of this one'
          : `cannot be listened on (${error.message})`
      reject(new CannotListen(`Port ${port} on ${host} ${problem}.`))
    })
    server.listen(port, host, resolve)
  })
  // Node ends the process at an error that nobody listens to.
  server.on('error', onError)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), limits.closing)
        // Closes idle connections at once.
        server.keepAliveTimeout = 1
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}

/** Of responses that the middleware with the security headers does not see. */
const refusalHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** A proxy may choose another of several hosts than this server (RFC 9112, 3.2). HTTP/1.0 needs none. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const count = headersDistinct.host?.length ?? 0
  return count === 1 || (count === 0 && httpVersion !== '1.1')
}

function getStatus({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

/** Writes the response to the socket, since Node has parsed no request. */
function refuse(socket: Duplex, status: number, common: Record<string, string>): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { headers, body } = refusal(status, common)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`)
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function sendRefusal(outgoing: ServerResponse, status: number, common: Record<string, string>): void {
  const { headers, body } = refusal(status, common)
  outgoing.writeHead(status, headers).end(body)
}

function refusal(status: number, common: Record<string, string>) {
  const body = JSON.stringify(errorBody(status))
  const headers = {
    ...common,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  return { headers, body }
}

function errorBody(status: number): ErrorResponse {
  const messages: Record<number, string> = {
    408: 'The request did not arrive in time.',
    417: 'The request expects what this server does not offer.',
    431: 'The request has too many headers.',
  }
  return { success: false, message: messages[status] ?? 'The request cannot be read.' }
}
