/**
 * Finds a Chromium, or gets one, for everything here that needs a browser; `node tools/chromium.mjs` prints which.
 * The order: CHROMIUM_PATH, one on PATH, Playwright's own, `playwright install chromium`, Debian's package when we are
 * root, and the one that comes from npm. The answer is remembered in `.cache/`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** @typedef {{ path: string, from: string, env: Record<string, string> }} Chromium What to run, where it came from, and what it needs in its environment. */
/** @typedef {Record<string, string | undefined>} Environment */

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, '.cache')
const memory = join(cache, 'chromium.json')
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const minutes = 60_000

const present = [onPath, playwrightsOwn]
const installers = [installPlaywrights, installDebians, unpackNpms]

/** The flags of every launch: no sandbox (CI runs as root), no graphics card, and no calls home. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/**
 * Playwright's launch options for a Chromium that is already here. Without one they are left to Playwright, whose own
 * message says what is missing.
 * @param {Chromium | null} [chromium]
 */
export function launchOptions(chromium = findChromium()) {
  if (chromium === null) return { args: flags }
  return { args: flags, executablePath: chromium.path, env: { ...definedOf(process.env), ...chromium.env } }
}

/**
 * A Chromium that can be had without installing anything, or null.
 * @param {Environment} [env]
 * @param {string} [remembered] the file that keeps the answer
 * @param {Array<(env: Environment) => Chromium | null>} [ways] where to look
 * @returns {Chromium | null}
 */
export function findChromium(env = process.env, remembered = memory, ways = present) {
  const named = env['CHROMIUM_PATH']
  if (named) return { path: named, from: 'CHROMIUM_PATH', env: {} }
  const known = recall(remembered)
  if (known) return known
  for (const look of ways) {
    const found = look(env)
    if (found) return keep(found, remembered)
  }
  return null
}

/**
 * A Chromium by any means, or an error that says what to install.
 * @param {Environment} [env]
 * @param {string} [remembered] the file that keeps the answer
 * @param {Array<(env: Environment) => Chromium | null>} [ways] how to get one, the most welcome first
 * @returns {Chromium}
 */
export function provideChromium(env = process.env, remembered = memory, ways = [...present, ...installers]) {
  const known = findChromium(env, remembered, [])
  if (known && runs(known)) return known
  if (env['CHROMIUM_PATH']) {
    throw new Error(`CHROMIUM_PATH is ${env['CHROMIUM_PATH']}, which does not run. Correct it or unset it.`)
  }
  for (const get of ways) {
    const found = get(env)
    if (found && runs(found)) return keep(found, remembered)
  }
  throw new Error(
    'No Chromium was found and none could be installed, so nothing that needs a browser can run. ' +
      'Install one (`npx playwright install --with-deps chromium`, or `apt-get install chromium` as root), ' +
      'or set CHROMIUM_PATH to one.',
  )
}

/**
 * The first working browser among PATH's folders.
 * @param {Environment} env
 * @returns {Chromium | null}
 */
export function onPath(env) {
  for (const name of names) {
    for (const folder of (env['PATH'] ?? '').split(delimiter)) {
      const found = { path: join(folder, name), from: 'PATH', env: {} }
      if (folder && isExecutable(found.path) && runs(found)) return found
    }
  }
  return null
}

/** @returns {Chromium | null} */
function playwrightsOwn() {
  // Playwright knows its own path; asked in a process of its own, so that finding a browser never loads Playwright.
  const asked = spawnSync(process.execPath, ['-e', 'console.log(require("playwright").chromium.executablePath())'], {
    cwd: root,
    encoding: 'utf8',
  })
  const path = asked.stdout.trim()
  const found = { path, from: 'Playwright', env: {} }
  return path && existsSync(path) && runs(found) ? found : null
}

/** @returns {Chromium | null} */
function installPlaywrights() {
  return attempt('npx', ['playwright', 'install', 'chromium'], 5) ? playwrightsOwn() : null
}

/** @returns {Chromium | null} */
function installDebians() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return null
  attempt('apt-get', ['update'], 3)
  return attempt('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'], 8)
    ? onPath(process.env)
    : null
}

/**
 * @sparticuz/chromium: a compressed browser with the libraries and fonts that a bare machine lacks.
 * @returns {Chromium | null}
 */
export function unpackNpms() {
  const bin = join(root, 'node_modules/@sparticuz/chromium/bin')
  const home = join(cache, 'chromium')
  if (!existsSync(bin)) return null
  mkdirSync(home, { recursive: true })
  try {
    const path = join(home, 'chromium')
    if (!existsSync(path))
      writeFileSync(path, brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))), { mode: 0o755 })
    for (const archive of ['al2023', 'swiftshader', 'fonts']) {
      execFileSync('tar', ['-x', '-C', home], {
        input: brotliDecompressSync(readFileSync(join(bin, `${archive}.tar.br`))),
      })
    }
    writeFileSync(join(home, 'fonts.conf'), fontsIn(home))
    return {
      path,
      from: '@sparticuz/chromium',
      env: { LD_LIBRARY_PATH: `${home}/lib:${home}`, FONTCONFIG_FILE: join(home, 'fonts.conf'), TMPDIR: home },
    }
  } catch (error) {
    console.error(`@sparticuz/chromium could not be unpacked: ${error}`)
    return null
  }
}

/** The fonts of the machine, and the ones that came along for a machine without any. @param {string} home */
function fontsIn(home) {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(home, 'fonts')]
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  return `<fontconfig>${dirs}<cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>`
}

/** @param {string} command @param {string[]} args @param {number} limit minutes */
function attempt(command, args, limit) {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limit * minutes,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/** @param {Chromium} chromium */
function runs({ path, env }) {
  const asked = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  })
  return asked.status === 0 && /\d+\.\d+/.test(asked.stdout)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** @param {string} file @returns {Chromium | null} */
function recall(file) {
  try {
    const known = JSON.parse(readFileSync(file, 'utf8'))
    return isExecutable(known.path) ? known : null
  } catch {
    return null
  }
}

/** @param {Chromium} chromium @param {string} file */
function keep(chromium, file) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(chromium))
  return chromium
}

/** @param {Environment} env @returns {Record<string, string>} */
function definedOf(env) {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { path, from } = provideChromium()
  console.log(`Chromium: ${path} (${from})`)
}
