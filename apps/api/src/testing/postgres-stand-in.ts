import net, { type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP server and its open sockets. Closed after the test. */
async function listen(onConnection: (socket: net.Socket) => void): Promise<{ port: number; sockets: Set<net.Socket> }> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    onConnection(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  // SAFETY: a listening socket has an address.
  return { port: (server.address() as AddressInfo).port, sockets }
}

const message = (type: string, body: string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')])
}

/** Replies by the message type’s letter: every statement succeeds and returns no rows. */
const ready = message('Z', 'I')
const done = message('C', 'SELECT 0\0')
const replies: Record<string, Buffer> = {
  Q: Buffer.concat([done, ready]),
  P: message('1', ''),
  B: message('2', ''),
  D: message('n', ''),
  E: done,
  S: ready,
}

/**
 * A fake PostgreSQL server, on which every statement succeeds. Returns its port. What it gets is added to `received`. It
 * breaks a connection that sends `breaking`.
 */
export async function listenAsPostgres(received: string[] = [], breaking?: string): Promise<number> {
  const { port } = await listen((socket) => {
    let rest = Buffer.alloc(0)
    let isStarted = false
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        // The startup message has no type.
        const head = isStarted ? 1 : 0
        if (rest.length < head + 4) return
        const end = head + rest.readUInt32BE(head)
        if (rest.length < end) return
        const reply = isStarted
          ? replies[rest.toString('latin1', 0, 1)]
          : Buffer.concat([message('R', '\0\0\0\0'), ready])
        const text = rest.toString('latin1', head + 4, end)
        received.push(text)
        if (breaking && text.includes(breaking)) return void socket.resetAndDestroy()
        if (reply) socket.write(reply)
        isStarted = true
        rest = rest.subarray(end)
      }
    })
  })
  return port
}

/** A TCP proxy that can stall, break or refuse its connections. */
export interface Proxy {
  port: number
  stall: () => void
  resume: () => void
  cut: () => void
  /** Whether new connections are refused, as by a server that is not there. */
  refuse: (isRefusing: boolean) => void
}

/** Starts a proxy for the server at `target`. */
export async function proxyTo(target: net.NetConnectOpts): Promise<Proxy> {
  let isStalled = false
  let isRefusing = false
  const pairs = new Set<() => void>()
  const { port, sockets } = await listen((socket) => {
    if (isRefusing) return void socket.destroy()
    const upstream = net.connect(target)
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => {
      upstream.destroy()
      pairs.delete(flow)
    })
    const flow = () => {
      if (isStalled) socket.pause()
      else socket.pipe(upstream).pipe(socket)
    }
    pairs.add(flow)
    flow()
  })
  return {
    port,
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    resume: () => {
      isStalled = false
      for (const flow of pairs) flow()
    },
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    refuse: (refusing) => (isRefusing = refusing),
  }
}
