/** Entry of the server that tests run as a process. Writes its events to standard output as lines of JSON and stops on SIGTERM. */
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import type { ServerEvent } from './server-process.ts'

const emit = (event: ServerEvent) => console.log(JSON.stringify(event))

try {
  const { FILES_FOLDER: filesFolder } = process.env
  const server = await startServer(readConfig(process.env), { ...(filesFolder !== undefined && { filesFolder }) })
  process.on('SIGTERM', () => {
    void server.stop('SIGTERM').then(() => {
      emit({ event: 'stopped' })
      process.exit(0)
    })
  })
  emit({ event: 'listening', port: server.port })
  const demo = await server.demo
  emit({ event: 'open', ...(demo && { demo }) })
} catch (error) {
  emit({ event: 'failed', message: String(error) })
  process.exit(1)
}
