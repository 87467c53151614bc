import { expect, test, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { openRegistry } from '../lib/local-registry.ts'
import { items } from '../registry/items.ts'
import { registryFiles } from '../registry/registry.ts'
import { startApi } from './api.ts'
import { serveFiles } from './files.ts'
import { texts } from './hosts.ts'
import { serve } from './serve.ts'
import { filesAfter, filesBefore } from './shadcn-host.ts'
import { watch } from './watch.ts'

const run = promisify(execFile)
const port = Number(process.env.E2E_PORT ?? 4100) + 50
const [origin, apiOrigin, registry] = [0, 1, 2].map((offset) => `http://localhost:${port + offset}`) as [
  string,
  string,
  string,
]
const names = items().map(({ name }) => `@summit/${name}`)

test("shadcn's add puts components and the sign-in screen into a bare host", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'summit-shadcn-'))
  const npm = await openRegistry(folder)
  const files = Object.entries(registryFiles()).map(([path, text]): [string, string] => [`/${path}`, text])
  const closeRegistry = await serveFiles(port + 2, new Map(files))
  const closeApi = await startApi(port + 1, origin)
  // The command has no other registry.
  const env = { ...npm.env, BACK_END: apiOrigin, REGISTRY_URL: 'http://localhost:1/r' }
  const npmRun = (...args: string[]) => run('npm', args, { cwd: folder, env, maxBuffer: 2 ** 24 })
  const shadcn = (...args: string[]) => npmRun('exec', '--yes', '--package=shadcn@4.23.0', '--', 'shadcn', ...args)
  const write = (all: Record<string, string>) => {
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
  }
  try {
    write(filesBefore(registry))
    await test.step('install', () => npmRun('install'))
    await test.step('every item has the schema', () => shadcn('view', ...names))
    await test.step('add by address', () => shadcn('add', '--yes', `${registry}/r/button.json`))
    await test.step('add by name', () => shadcn('add', '--yes', ...names))
    write(filesAfter)
    await test.step('build', () => npmRun('run', 'build'))
    const { messages } = watch(page, origin, apiOrigin)
    await serve({ folder, script: 'preview', port, env }, () => visit(page))
    expect(messages, 'errors and warnings on the console').toEqual([])
  } finally {
    closeApi()
    closeRegistry()
    npm.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function visit(page: Page) {
  await page.goto(origin)
  const open = page.getByRole('button', { name: 'Compare plans' })
  await expect(open).toHaveCSS('background-color', 'oklch(0.705 0.185 42)')
  await expect(page.getByRole('heading', { name: 'Acme' })).toHaveCSS('background-color', 'rgb(238, 238, 238)')
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expect(open).toHaveCSS('background-color', 'oklch(0.735 0.175 44)')

  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Plans' })
  await expect(dialog).toHaveCSS('position', 'fixed')
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCSS('position', 'absolute')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  const { email, password, signIn } = texts.en
  await page.goto(`${origin}/auth/login`)
  const submit = page.getByRole('button', { name: signIn })
  await expect(submit).toHaveCSS('min-height', '48px')
  await page.getByLabel(email).fill('ada@example.org')
  await page.getByLabel(password, { exact: true }).fill('secret')
  await submit.click()
  await expect(page).toHaveURL(`${origin}/dashboard`)
}
