import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portProblem } from './ports.ts'

const host = '127.0.0.1'

test('a free port is accepted', async () => {
  expect(await portProblem(0, host)).toBeUndefined()
})

test('a port in use and an address of another machine are different errors', async () => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await portProblem(port, host)).toBe('is in use by another program')
  server.close()
  // A network for examples (RFC 5737), which no machine is on.
  expect(await portProblem(0, '192.0.2.1')).toMatch(/^cannot be listened on \(.+EADDRNOTAVAIL.+\)$/)
})
