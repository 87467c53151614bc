import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startApi } from './api.ts'
import { startNpmRegistry } from './npm-registry.ts'
import { serve } from './serve.ts'
import { texts } from './hosts.ts'
import { watch } from './watch.ts'

const run = promisify(execFile)
const port = Number(process.env.E2E_PORT ?? 4100) + 40
const [origin, apiOrigin] = [`http://localhost:${port}`, `http://localhost:${port + 1}`]
const accents = { dark: 'rgb(143, 176, 255)', light: 'rgb(29, 78, 216)' }

test('npm create @summit makes an app that signs in', async ({ page }) => {
  const desk = mkdtempSync(join(tmpdir(), 'summit-create-'))
  const registry = await startNpmRegistry(port + 2, desk)
  const closeApi = await startApi(port + 1, origin)
  const env = { ...registry.env, BACK_END: apiOrigin }
  const folder = join(desk, 'my-app')
  try {
    await test.step('create', () => run('npm', ['create', '--yes', '@summit', 'my-app'], { cwd: desk, env }))
    await test.step('build', () => run('npm', ['run', 'build'], { cwd: folder, env }))
    const { messages } = watch(page, origin, apiOrigin)
    await serve({ folder, script: 'preview', port, env }, async () => {
      const { email, password, signIn, greeting } = texts.en
      await page.goto(origin)
      const submit = page.getByRole('button', { name: signIn })
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(submit).toHaveCSS('background-color', accents[colorScheme])
      }
      await page.getByLabel(email).fill('ada@example.org')
      await page.getByLabel(password, { exact: true }).fill('secret')
      await submit.click()
      await expect(page).toHaveURL(`${origin}/dashboard`)
      await expect(page.getByText(greeting, { exact: true })).toBeVisible()
    })
    expect(messages, 'errors and warnings on the console').toEqual([])
  } finally {
    closeApi()
    registry.close()
    rmSync(desk, { recursive: true, force: true })
  }
})
