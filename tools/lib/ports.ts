import { createServer } from 'node:net'

/** Why a server cannot listen on a port now, as the end of a sentence; undefined if it can. Port 0 is always free. */
export function portProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      resolve(code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${message})`)
    })
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** A port that is free now. */
export function freePort(host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
