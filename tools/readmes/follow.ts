/**
 * `npm run test:readmes -w tools`: follows READMEs in empty folders, word by word. Runs their commands, with our packages from
 * their archives; writes their examples to the files they name; checks in Chromium the app that `npm run dev` serves;
 * and at the end builds it.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { openRegistry } from '../lib/local-registry.ts'
import { serve } from '../hosts/serve.ts'
import { freePort } from '../lib/ports.ts'
import { root } from '../lib/run.ts'
import { codeBlocks } from '../lib/code-blocks.ts'

/** What a visitor of the app that a README describes does. */
const visits: Record<string, (page: Page) => Promise<void>> = {
  'packages/features/README.md': signIn,
  'packages/ui/README.md': openDialog,
  'packages/create/README.md': signIn,
  'packages/contract/README.md': async () => {},
  'packages/conformance/README.md': async () => {},
}

const password = 'one-step-at-a-time'

async function signIn(page: Page) {
  const submit = page.getByRole('button', { name: 'Sign In' })
  await expectAccent(page, submit)
  await page.getByLabel('Email').fill('demo@summit.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: /^Hello, / }).waitFor()
}

async function openDialog(page: Page) {
  const save = page.getByRole('button', { name: 'Save' })
  await expectAccent(page, save)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog', { name: 'Delete it?' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await save.click()
  await page.getByRole('listitem').filter({ hasText: 'Saved' }).waitFor()
}

/** The colour of the READMEs' `src/index.css`, in both themes. */
async function expectAccent(page: Page, button: Locator) {
  const accents = { dark: 'rgb(143, 176, 255)', light: 'rgb(29, 78, 216)' }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(button).toHaveCSS('background-color', accents[colorScheme])
  }
}

const temporary = mkdtempSync(join(tmpdir(), 'readmes-'))
const registry = await openRegistry(temporary)
const port = await freePort()
const site = `http://localhost:${port}`
// Not for the pages of `site`: a reader's server has its default SITE_URL, too.
const apiPort = await freePort()
const apiOrigin = `http://localhost:${apiPort}`
const api = fork(join(import.meta.dirname, 'api.ts'), [String(apiPort), join(temporary, 'data'), password], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
await once(api, 'message', { signal: AbortSignal.timeout(60_000) })
const browser = await chromium.launch(launchOptions())

/** Runs commands, and returns the folder that they change to. Not synchronously: the registry is in this process. */
async function run(commands: string, cwd: string): Promise<string> {
  const script = `set -e\n${commands}\npwd > "${temporary}/pwd"`
  await promisify(execFile)('bash', ['-c', script], { cwd, env: registry.env }).catch((error: unknown) => {
    throw new Error(`A command failed: ${commands}`, { cause: error })
  })
  return readFileSync(join(temporary, 'pwd'), 'utf8').trim()
}

async function visit(readme: string) {
  const page = await browser.newPage()
  const problems: unknown[] = []
  page.on('pageerror', (error) => problems.push(error))
  try {
    await page.goto(site)
    await visits[readme]?.(page)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await page.screenshot({ path: join(root, 'test-results/readmes', `${basename(dirname(readme))}.png`) })
    await page.close()
  }
}

async function follow(readme: string) {
  let cwd = join(temporary, dirname(readme))
  mkdirSync(cwd, { recursive: true })
  let isApp = false
  for (const { language, file, code } of codeBlocks(readFileSync(join(root, readme), 'utf8'))) {
    const text = code.replaceAll('http://localhost:3000', apiOrigin)
    if (file !== undefined) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true })
      writeFileSync(join(cwd, file), text)
    }
    // An app with shadcn/ui is another than these: `tools/hosts` adds to one.
    if (language !== 'sh' || code.startsWith('npx shadcn')) continue
    const [commands = '', start] = text.split(/^npm run dev/m)
    cwd = await run(commands, cwd)
    if (start === undefined) continue
    isApp = true
    const env = { ...registry.env, BACK_END: apiOrigin }
    await serve({ folder: cwd, script: 'dev', port, env }, () => visit(readme))
  }
  if (isApp) await run('npm run build', cwd)
}

try {
  const named = process.argv.slice(2)
  for (const readme of named.length > 0 ? named : Object.keys(visits)) {
    const start = Date.now()
    await follow(readme)
    console.log(`✓ ${readme} (${Math.round((Date.now() - start) / 1000)} s)`)
  }
} finally {
  await browser.close()
  api.kill()
  registry.close()
  rmSync(temporary, { recursive: true, force: true })
}
