import { expect, test } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { visitAccount } from './account.ts'
import { backEnds } from './back-ends.ts'
import { fileLines, install } from './installed.ts'
import { serve } from './serve.ts'
import { watch } from './watch.ts'

/** Of an adapter, with its comments. */
const MAX_LINES = 60
const firstPort = Number(process.env.E2E_PORT ?? 4100) + 60

for (const [index, backEnd] of backEnds.entries()) {
  const port = firstPort + index
  const origin = `http://localhost:${port}`

  test.describe(backEnd.name, () => {
    test.use({ baseURL: origin })

    test('an account, from sign-up to a new password', async ({ page }) => {
      const { folder, remove } = await test.step('install', () => install(backEnd.name))
      const npmRun = (script: string) =>
        test.step(script, () =>
          execFileSync('npm', ['run', '--silent', script], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }),
        )
      try {
        const lines = fileLines(backEnd.name, [backEnd.adapter])
        await test.step(`${lines} lines of ${backEnd.adapter}`, () => expect(lines).toBeLessThanOrEqual(MAX_LINES))
        await npmRun('types')
        await npmRun('build')
        const { messages, requests } = watch(page, origin, origin)
        await serve({ folder, script: 'start', port, env: process.env }, () => visitAccount(page, origin, backEnd))
        // Chromium reports every refusal by itself.
        const errors = messages.filter((message) => !/Failed to load resource: .* status of 4\d\d/.test(message))
        expect(errors, 'errors and warnings on the console').toEqual([])
        expect(requests, 'requests to others').toEqual([])
      } finally {
        remove()
      }
    })
  })
}
