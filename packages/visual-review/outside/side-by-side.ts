/**
 * `npm run test:side-by-side --workspace visual-review -- BEFORE AFTER…`: compares finished builds of one Storybook with
 * what others would use. Each tool captures BEFORE and compares each AFTER with it, one after another in one Chromium. It
 * says how long that took, which stories differ, and how large the pictures are that have to be kept. With BEFORE among
 * the AFTERs, what differs is a false alarm. Each tool has its default settings, but the same window if it can be set.
 *
 * It installs the tools into `.cache/side-by-side`, and leaves there what they say. `--only NAME` takes one.
 */
import { exec, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright'
import { listStories } from '../src/plan.ts'
import type { Report } from '../src/report/report.ts'
import { serve } from '../src/serve.ts'

interface Tool {
  /** What it adds to its folder before the first run. */
  files?: Record<string, string>
  /** Captures the base's pictures into `base`. */
  capture?: string
  /** Captures the pictures of another build and compares them. */
  compare: string
  /** What differs, according to the files that it wrote. */
  read: (folder: string) => string[]
}

const packages = [
  ...['@playwright/test@1.65.1', 'vitest@4.1.12', '@vitest/browser-playwright@4.1.12', 'vite@7.3.8'],
  ...['storycap@5.0.1', 'puppeteer-core@24.43.1', 'reg-cli@0.18.16', 'lost-pixel@3.22.0'],
]

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [before = '', ...afters] = positionals.map((folder) => path.resolve(folder))
const cli = path.join(import.meta.dirname, '../src/cli.ts')
const home = path.join(import.meta.dirname, '../../../.cache/side-by-side')
const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath()
const size = { width: 1280, height: 1024 }
const launch = JSON.stringify({ executablePath, args: ['--no-sandbox'] })
const ids = JSON.stringify([...listStories(before).keys()])
const execute = promisify(exec)
/** Storybook's own sign that a story is shown. */
const shown = 'body.sb-show-main'

const tools: Record<string, Tool> = {
  'visual-review': {
    compare: `"${process.execPath}" --import "${import.meta.resolve('tsx')}" "${cli}" compare "${before}" "$STORYBOOK"`,
    read: (folder) => {
      // SAFETY: the command has just written it.
      const { pictures } = JSON.parse(readFileSync(path.join(folder, 'visual-report/report.json'), 'utf8')) as Report
      return pictures.map(({ id, status }) => `${id} ${status}`)
    },
  },
  'Playwright toHaveScreenshot': {
    files: {
      'playwright.config.js': `export default {
  fullyParallel: true, workers: ${availableParallelism()}, snapshotPathTemplate: 'base/{arg}{ext}', reporter: [['line'], ['junit', { outputFile: 'junit.xml' }]],
  use: { baseURL: process.env.ORIGIN, viewport: ${JSON.stringify(size)}, launchOptions: ${launch} },
}`,
      'stories.spec.js': `import { expect, test } from '@playwright/test'
for (const id of ${ids})
  test(id, async ({ page }) => {
    await page.goto('/iframe.html?viewMode=story&id=' + id)
    await page.waitForSelector('${shown}')
    await expect(page).toHaveScreenshot(id + '.png', { fullPage: true })
  })`,
    },
    capture: 'playwright test --update-snapshots',
    compare: 'playwright test',
    read: readFailures,
  },
  'Vitest toMatchScreenshot': {
    files: {
      'vitest.config.js': `import { playwright } from '@vitest/browser-playwright'
export default { publicDir: process.env.STORYBOOK, test: {
  reporters: ['default', 'junit'], outputFile: 'junit.xml',
  browser: {
    enabled: true, headless: true, screenshotFailures: false, provider: playwright({ launchOptions: ${launch} }),
    instances: [{ browser: 'chromium', viewport: ${JSON.stringify(size)} }],
    expect: { toMatchScreenshot: { resolveScreenshotPath: ({ root, arg, ext }) => root + '/base/' + arg + ext } },
  },
} }`,
      'take.js': `import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
export const take = (part) => test.each(${ids}.filter((_, index) => index % 2 === part))('%s', async (id) => {
  const frame = document.createElement('iframe')
  frame.style = 'border: 0; display: block; width: ${size.width}px; height: ${size.height}px'
  frame.src = '/iframe.html?viewMode=story&id=' + id
  document.body.style.margin = 0
  document.body.replaceChildren(frame)
  await vi.waitUntil(() => frame.contentDocument?.querySelector('${shown}'), { timeout: 20_000 })
  await expect(page.elementLocator(frame)).toMatchScreenshot(id)
}, 30_000)`,
      'one.test.js': "import { take } from './take.js'\ntake(0)",
      'two.test.js': "import { take } from './take.js'\ntake(1)",
    },
    capture: 'vitest run --update',
    compare: 'vitest run',
    read: readFailures,
  },
  'storycap and reg-cli': {
    capture: storycap('base'),
    compare: `rm -rf head; ${storycap('head')}; reg-cli head base difference --report report.html --json reg.json`,
    read: (folder) => {
      // SAFETY: reg-cli has just written it.
      const report = JSON.parse(readFileSync(path.join(folder, 'reg.json'), 'utf8')) as Record<string, string[]>
      return ['failedItems', 'newItems', 'deletedItems'].flatMap((kind) => report[kind] ?? [])
    },
  },
  'Lost Pixel': {
    files: {
      'lostpixel.config.cjs': `exports.config = {
  storybookShots: { storybookUrl: process.env.STORYBOOK }, generateOnly: true, failOnDifference: true,
  imagePathBaseline: 'base', imagePathCurrent: 'head', imagePathDifference: 'difference',
  browserLaunchOptions: { chromium: ${launch} },
}`,
    },
    capture: 'lost-pixel update --configDir lostpixel.config.cjs',
    compare: 'rm -rf difference; lost-pixel --configDir lostpixel.config.cjs',
    read: (folder) => listFiles(path.join(folder, 'difference')),
  },
}

if (!existsSync(path.join(home, 'node_modules'))) {
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), '{ "name": "x", "private": true, "type": "module" }')
  // Chromium is there already.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: home, stdio: 'inherit', env })
}
for (const [name, tool] of Object.entries(tools))
  if (!values.only || name.includes(values.only)) await tryTool(name, tool)

async function tryTool(name: string, { files = {}, capture, compare, read }: Tool) {
  const folder = path.join(home, name.replaceAll(' ', '-'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  const base = path.join(folder, 'base')
  console.log(name)
  if (capture) console.log(`  base ${await run('base', capture, before)}, ${listFiles(base).length} pictures kept`)
  const bytes = listFiles(base).reduce((sum, file) => sum + statSync(path.join(base, file)).size, 0)
  console.log(`  ${bytes} bytes`)
  for (const [index, after] of afters.entries()) {
    const spent = await run(`${index + 1}`, compare, after)
    const differing = read(folder)
    console.log(`  ${path.basename(after)} ${spent}, ${differing.length} differ: ${differing.join(', ')}`)
  }

  /** Runs a command for a build. What it says is kept in a file. */
  async function run(log: string, command: string, storybook: string): Promise<string> {
    const { origin, close } = await serve(storybook)
    const bin = `${path.join(home, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`
    const env = {
      ...process.env,
      PATH: bin,
      STORYBOOK: storybook,
      ORIGIN: origin,
      CI: '',
      LOST_PIXEL_DISABLE_TELEMETRY: '1',
    }
    const start = performance.now()
    const { stdout, stderr } = await execute(`{ ${command}\n}; echo "exit $?"`, {
      cwd: folder,
      env,
      maxBuffer: 1e9,
    })
    await close()
    writeFileSync(path.join(folder, `${log}.log`), `${stdout}${stderr}`)
    const seconds = (performance.now() - start) / 1000
    return `${seconds.toFixed(1)} s, load ${loadavg()[0]?.toFixed(0)}, ${stdout.trim().split('\n').at(-1)}`
  }
}

function storycap(folder: string): string {
  const options = `--viewport ${size.width}x${size.height} --chromiumPath "${executablePath}" --outDir ${folder}`
  return `storycap "$ORIGIN" ${options}`
}

function readFailures(folder: string): string[] {
  const cases = readFileSync(path.join(folder, 'junit.xml'), 'utf8').split('<testcase ').slice(1)
  return cases.flatMap((text) => (text.includes('<failure') ? (/\bname="(.+?)"/.exec(text)?.[1] ?? []) : []))
}

/** The files below a folder, if there is one. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
}
