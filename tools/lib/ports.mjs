import { createServer } from 'node:net'

/**
 * What keeps a program from listening there now, in words; undefined where nothing does. Port 0 is always free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
export function obstacleAt(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
      resolve(code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${message})`)
    })
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
