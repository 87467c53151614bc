/**
 * Finds the Chromium that all browser tests use; `tsx tools/chromium.ts` prints which. The order: CHROMIUM_PATH, one on
 * PATH, Playwright's own, and the one that comes with the npm package `@sparticuz/chromium`. Nothing is installed.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Playwright from 'playwright'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

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

/** Playwright's launch options for the Chromium of this machine. */
export function launchOptions({ path, env } = findChromium()) {
  return { args: flags, executablePath: path, env: { ...process.env, ...env } }
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

/** The compressed browser of `@sparticuz/chromium`, unpacked with the libraries and fonts that it brings along. */
export function sparticuz(): Chromium | undefined {
  const bin = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin')
  const home = join(import.meta.dirname, '../.cache/chromium')
  const path = join(home, 'chromium')
  const fonts = join(home, 'fonts.conf')
  if (!existsSync(bin)) return undefined
  const unpack = (archive: string) => brotliDecompressSync(readFileSync(join(bin, archive)))
  if (!existsSync(fonts)) {
    mkdirSync(home, { recursive: true })
    writeFileSync(path, unpack('chromium.br'), { mode: 0o755 })
    for (const archive of ['al2023', 'swiftshader', 'fonts'])
      execFileSync('tar', ['-x', '-C', home], { input: unpack(`${archive}.tar.br`) })
    const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(home, 'fonts')]
    const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('')
    writeFileSync(fonts, `<fontconfig>${dirs}<cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>`)
  }
  const env = { LD_LIBRARY_PATH: `${home}/lib:${home}`, FONTCONFIG_FILE: fonts, TMPDIR: home }
  return { path, from: '@sparticuz/chromium', env }
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
