/**
 * Finds the Chromium that all browser tests use; `tsx tools/chromium.ts` prints which. The order: CHROMIUM_PATH, one on
 * PATH, Playwright's own, and the one that comes with the npm package `@sparticuz/chromium`. Nothing is installed.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Playwright from 'playwright'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './lib/run.ts'

/** An executable, the place where it was found, and the environment variables that it needs. */
export interface Chromium {
  path: string
  from: string
  env: Record<string, string>
}

/** The headless shell first, as in Playwright: the full browser without a window can stop producing frames in a test. */
const names = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
]

/** The flags of every launch: no sandbox (CI runs as root), no graphics card, no calls home, the same text everywhere. */
const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
]

/** The fonts that Chromium takes for those of the machine: a configuration of fontconfig in `fonts/system`. */
export type SystemFonts = 'default' | 'dejavu' | 'liberation' | 'noto' | 'none' | 'open-sans'

/** Playwright's launch options for the Chromium of this machine, which sees none of the machine's fonts. */
export function launchOptions(fonts: SystemFonts = 'default', { path, env } = findChromium()) {
  const fontconfig = join(import.meta.dirname, 'fonts/system', `${fonts}.conf`)
  return { args: flags, executablePath: path, env: { ...process.env, ...env, FONTCONFIG_FILE: fontconfig } }
}

/** The first Chromium that runs. Throws an error that says what to install if there is none. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  sources: (() => Chromium | undefined)[] = [() => onPath(env.PATH), playwrights, sparticuz],
): Chromium {
  const named = env.CHROMIUM_PATH
  if (named) {
    const found = { path: named, from: 'CHROMIUM_PATH', env: {} }
    if (isWorking(found)) return found
    throw new Error(`CHROMIUM_PATH is ${named}, which does not run. Correct it or unset it.`)
  }
  for (const source of sources) {
    const found = source()
    if (found && isWorking(found)) return found
  }
  throw new Error(
    'There is no Chromium, and browser tests need one. Install it (`npx playwright install --with-deps chromium`, ' +
      'or `apt-get install chromium-headless-shell` as root), or set CHROMIUM_PATH to one.',
  )
}

/** The first browser in PATH's folders that runs. */
export function onPath(path = ''): Chromium | undefined {
  const places = names.flatMap((name) => path.split(delimiter).flatMap((folder) => (folder ? join(folder, name) : [])))
  return places.map((place) => ({ path: place, from: 'PATH', env: {} })).find(isWorking)
}

function playwrights(): Chromium {
  // Imported on demand, since it is large.
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof Playwright
  return { path: chromium.executablePath(), from: 'Playwright', env: {} }
}

/** The compressed browser of the npm package `@sparticuz/chromium`, with the libraries that it brings along. */
function sparticuz(): Chromium | undefined {
  const source = join(root, 'node_modules/@sparticuz/chromium')
  if (!existsSync(source)) return undefined
  // SAFETY: npm installs no package without a version.
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const home = join(root, '.cache/chromium', version)
  createOnce(home, (folder) => {
    const unpack = (archive: string) => brotliDecompressSync(readFileSync(join(source, 'bin', archive)))
    for (const archive of ['al2023', 'swiftshader']) {
      execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: unpack(`${archive}.tar.br`) })
    }
    writeFileSync(join(folder, 'chromium'), unpack('chromium.br'), { mode: 0o755 })
  })
  const env = { LD_LIBRARY_PATH: `${home}/lib:${home}` }
  return { path: join(home, 'chromium'), from: '@sparticuz/chromium', env }
}

/**
 * Makes a folder unless it exists. It gets its name when it is complete, since several processes may make it at the same
 * time; the first one's is kept.
 */
export function createOnce(home: string, fill: (folder: string) => void): void {
  if (existsSync(home)) return
  const folder = `${home}-${randomUUID()}`
  mkdirSync(folder, { recursive: true })
  try {
    fill(folder)
    renameSync(folder, home)
  } catch (error) {
    rmSync(folder, { recursive: true })
    if (!existsSync(home)) throw error
  }
}

function isWorking({ path, env }: Chromium) {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { path, from } = findChromium()
  console.log(`Chromium: ${path} (${from})`)
}
