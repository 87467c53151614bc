import { expect, test } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { startApi } from './api.ts'
import { hosts } from './hosts.ts'
import { codeLines, install } from './installed.ts'
import { expectSameLook, ownPage } from './own-page.ts'
import { serve } from './serve.ts'
import { signIn, visitHome, visitPlans } from './visit.ts'
import { watch } from './watch.ts'

const MAX_LINES = 80
const firstPort = Number(process.env.E2E_PORT ?? 4100)

for (const [index, host] of hosts.entries()) {
  const port = firstPort + 2 * index
  const [origin, apiOrigin] = [`http://localhost:${port}`, `http://localhost:${port + 1}`]

  test.describe(host.name, () => {
    test.use({ baseURL: origin })

    test('shows our pages, and its own unchanged', async ({ page }) => {
      const lines = codeLines(host.name)
      await test.step(`${lines} lines of code`, () => expect(lines).toBeLessThan(MAX_LINES))

      const { folder, emptySheet, remove } = await test.step('install', () => install(host.name))
      const closeApi = await startApi(port + 1, origin)
      const env = {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        VITE_API_ORIGIN: apiOrigin,
        NEXT_PUBLIC_API_ORIGIN: apiOrigin,
        PUBLIC_API_ORIGIN: apiOrigin,
      }
      const npmRun = (script: string) =>
        test.step(script, () =>
          execFileSync('npm', ['run', '--silent', script], {
            cwd: folder,
            env,
            stdio: ['ignore', 'ignore', 'inherit'],
          }),
        )
      const serving = <T>(script: 'start' | 'dev', use: () => Promise<T>) =>
        test.step(script, () => serve({ folder, script, port, env }, use))

      try {
        const { messages, requests } = watch(page, origin, apiOrigin)
        await npmRun('types')
        await npmRun('build')
        const look = await serving('start', async () => {
          await visitHome(page, host)
          await visitPlans(page, host)
          await signIn(page, host, apiOrigin)
          expect(messages, 'errors and warnings on the console').toEqual([])
          expect(requests, 'requests to others').toEqual([])
          return ownPage(page, host.paths.own, true)
        })
        // Hydration is judged in development, where React says what differs.
        await serving('dev', async () => {
          const visitAll = async () => {
            for (const path of Object.values(host.paths)) await page.goto(path, { waitUntil: 'networkidle' })
          }
          // At the first visit the server finds and bundles dependencies, and may load the page again.
          await visitAll()
          messages.splice(0)
          await visitAll()
          expect(messages, 'errors and warnings on the console').toEqual([])
        })

        emptySheet()
        await npmRun('build')
        const without = await serving('start', () => ownPage(page, host.paths.own, false))
        expectSameLook(without, look)
      } finally {
        closeApi()
        remove()
      }
    })
  })
}
