import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { obstacleAt } from './ports.mjs'

const host = '127.0.0.1'

test('nothing keeps a program from any free port', async () => {
  expect(await obstacleAt(0, host)).toBeUndefined()
})

test('another program is told from an address that this machine does not have', async () => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await obstacleAt(port, host)).toBe('is in use by another program')
  server.close()
  // A network for examples (RFC 5737), which no machine is on.
  expect(await obstacleAt(0, '192.0.2.1')).toMatch(/^cannot be listened on \(.+EADDRNOTAVAIL.+\)$/)
})
