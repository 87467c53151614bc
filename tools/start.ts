/**
 * `npm start`: builds what has changed, serves the site with its API and Storybook from one process, and prints their
 * addresses. The site is served first; Storybook is built meanwhile.
 */
import path from 'node:path'
import type * as Api from '../apps/api/src/main.ts'
import { portProblem } from './lib/ports.ts'
import { endAll, root, runScript } from './lib/run.ts'

type Demo = Awaited<Api.RunningServer['demo']>

/** An error with instructions for the reader, printed without a stack trace. */
class StartError extends Error {}

let stopServer: Api.RunningServer['stop'] = async () => {}
let isStopping = false as boolean

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second signal ends the process at once.
    if (isStopping) process.exit(1)
    void stop(0, signal)
  })
}

try {
  await start()
} catch (error) {
  if (!isStopping) {
    console.error(error instanceof StartError ? error.message : error)
    await stop(1)
  }
}

async function start() {
  await build('site')
  // SAFETY: the API's build writes this file from that source.
  const api = (await import(path.join(root, 'apps/api/dist/server.js'))) as typeof Api
  try {
    const config = api.readConfig(process.env)
    await checkPort('PORT', config.port, config.host)
    await checkPort('STORYBOOK_PORT', config.storybookPort, config.host)
    const siteFolder = path.join(root, 'apps/site/dist')
    const server = await api.startServer(config, { siteFolder })
    stopServer = server.stop
    const site = getAddress(config.host, server.port)
    print('Site', site)
    void server.demo.then(
      (demo) => {
        printDemo(demo)
        if (config.mail.delivery === 'outbox') print('Outbox', `${site}/outbox`)
      },
      () => {},
    )
    if (config.storybookPort === 0) return
    await build('storybook')
    print('Storybook', getAddress(config.host, await server.serveStorybook(path.join(root, 'storybook-static'))))
  } catch (error) {
    throw api.isOperatorError(error) ? new StartError(error.message) : error
  }
}

async function build(name: 'site' | 'storybook') {
  const isBuilt = await runScript(`build:${name}`)
  if (!isBuilt) throw new StartError(`The ${name} could not be built; the reason is above.`)
}

async function checkPort(variable: string, port: number, host: string) {
  const problem = await portProblem(port, host)
  if (problem === undefined) return
  throw new StartError(
    `Port ${port} on ${host} ${problem}.\n  Choose another port with ${variable}, or another address with HOST.`,
  )
}

async function stop(code: number, signal?: string) {
  isStopping = true
  endAll()
  await stopServer(signal)
  process.exit(code)
}

function printDemo(demo: Demo) {
  if (!demo) return
  const { password } = demo
  const text = password.status === 'known' ? password.text : 'changed since it was made'
  print('Demo account', `${demo.email}, password ${text}`)
}

function print(name: string, value: string) {
  console.log(`${name.padEnd(14)}${value}`)
}

function getAddress(host: string, port: number) {
  const isThisMachine = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${isThisMachine ? 'localhost' : host}:${port}`
}
