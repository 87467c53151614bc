/**
 * `npm start`: builds what is missing, serves the site with its API and Storybook from one process, and says where. The
 * site comes first; Storybook is built beside it if need be.
 */
import path from 'node:path'
import { endChildren, runNode } from './lib/children.mjs'
import { pagesFor } from './lib/pages.mjs'
import { isStale, root } from './lib/parts.mjs'
import { obstacleAt } from './lib/ports.mjs'

/** Something a person can put right. The message says what and how. */
class Refusal extends Error {}

/** @type {() => Promise<void>} */
let stopServer = async () => {}
let isStopping = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    // Asking twice means now.
    if (isStopping) process.exit(1)
    void stop(0)
  })
}

try {
  await start()
} catch (error) {
  if (!isStopping) {
    console.error(error instanceof Refusal ? error.message : error)
    await stop(1)
  }
}

async function start() {
  await build('api')
  /** @type {typeof import('../apps/api/src/server.ts')} */
  const { ConfigError, FolderInUse, PortInUse, readConfig, startServer } = await import(
    path.join(root, 'apps/api/dist/server.js')
  )
  try {
    const config = readConfig(process.env)
    await refuseClosedPort('PORT', config.port, config.host)
    await refuseClosedPort('STORYBOOK_PORT', config.storybookPort, config.host)
    await build('site')
    const siteFolder = path.join(root, 'apps/site/dist')
    const pagesFolder = await pagesFor(siteFolder, config.siteUrl, (folder) => prerender(folder, config.siteUrl))

    const server = await startServer(config, { siteFolder, pagesFolder })
    stopServer = server.stop
    const site = addressOf(config.host, server.port)
    tell('Site', site)
    void server.demo.then(
      (demo) => {
        tellDemo(demo)
        if (config.mail.delivery === 'outbox') tell('Outbox', `${site}/outbox`)
      },
      () => {},
    )
    if (config.storybookPort === 0) return
    await build('storybook')
    tell('Storybook', addressOf(config.host, await server.serveStorybook(path.join(root, 'storybook-static'))))
  } catch (error) {
    const isKnown = error instanceof ConfigError || error instanceof FolderInUse || error instanceof PortInUse
    throw isKnown ? new Refusal(error.message) : error
  }
}

/** @param {import('./lib/parts.mjs').PartName} name */
async function build(name) {
  if (!isStale(name)) return
  const outcome = await runNode([path.join(root, 'tools/build.mjs'), name])
  if (outcome === 'failed') throw new Refusal(`The ${name} could not be built; the reason is above.`)
}

/**
 * @param {string} folder
 * @param {string} siteUrl
 */
async function prerender(folder, siteUrl) {
  const env = { ...process.env, SITE_URL: siteUrl }
  const outcome = await runNode([path.join(root, 'apps/site/dist/server/prerender.js'), folder], env)
  if (outcome === 'failed') throw new Refusal(`The pages could not be written for ${siteUrl}; the reason is above.`)
}

/**
 * @param {string} variable
 * @param {number} port
 * @param {string} host
 */
async function refuseClosedPort(variable, port, host) {
  const obstacle = await obstacleAt(port, host)
  if (obstacle === undefined) return
  throw new Refusal(
    `Port ${port} on ${host} ${obstacle}.\n  Choose another port with ${variable}, or another address with HOST.`,
  )
}

/** @param {number} code */
async function stop(code) {
  isStopping = true
  endChildren()
  await stopServer()
  process.exit(code)
}

/** @param {Awaited<import('../apps/api/src/server.ts').RunningServer['demo']>} demo */
function tellDemo(demo) {
  if (!demo) return
  const { password } = demo
  tell(
    'Demo account',
    `${demo.email}, password ${password.status === 'known' ? password.text : 'changed since it was made'}`,
  )
}

/**
 * @param {string} what
 * @param {string} where
 */
function tell(what, where) {
  console.log(`${what.padEnd(14)}${where}`)
}

/**
 * @param {string} host
 * @param {number} port
 */
function addressOf(host, port) {
  const isThisMachine = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${isThisMachine ? 'localhost' : host}:${port}`
}
