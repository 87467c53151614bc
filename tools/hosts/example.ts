/**
 * `npm run example -- vite`: installs a host under `examples` with the packages of this repository, and serves it with a
 * back end until it is stopped.
 */
import { spawn } from 'node:child_process'
import { startAccountsApi } from './accounts-api.ts'
import { startApi } from './api.ts'
import { backEnds } from './back-ends.ts'
import { hosts } from './hosts.ts'
import { install } from './installed.ts'

const PORT = 3000
/** The one that the hosts' `.env` name. */
const API_PORT = 4000

// Those with a back end of their own do not ask the other one.
const names = [...[...hosts, ...backEnds].map(({ name }) => name), 'next-session', 'supabase']
const name = names.find((known) => known === process.argv[2])
if (name === undefined) {
  console.error(`Usage: npm run example -- <host>\nHosts: ${names.join(', ')}`)
  process.exit(1)
}

console.log(`Installing ${name} …`)
const { folder, remove } = install(name)
const start = name === 'supabase' ? startAccountsApi : startApi
const closeApi = await start(API_PORT, `http://localhost:${PORT}`)
const env = { ...process.env, LOCAL_AUTH_ORIGIN: `http://localhost:${API_PORT}` }
const server = spawn('npm', ['run', 'dev', '--', '--port', String(PORT)], { cwd: folder, env, stdio: 'inherit' })
server.once('exit', () => {
  closeApi()
  remove()
})
// Ctrl+C also reaches the server, which ends this process by its exit.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill())
