import { expect, test, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { fileLines, install } from './installed.ts'
import { serve } from './serve.ts'
import { watch } from './watch.ts'

/** Of an adapter, with its comments. */
const MAX_LINES = 60

interface Adapted {
  /** Its folder. */
  name: string
  /** The files that fit our pages to its back end. */
  adapter: readonly string[]
  port: number
  env?: NodeJS.ProcessEnv
}

/** Installs, checks and builds an example with a back end of its own, and visits it: nothing may be on the console. */
export async function visitAdapted(
  page: Page,
  { name, adapter, port, env = process.env }: Adapted,
  visit: () => Promise<void>,
) {
  const lines = fileLines(name, adapter)
  await test.step(`${lines} lines of ${adapter.join(' and ')}`, () => expect(lines).toBeLessThanOrEqual(MAX_LINES))
  const { folder, remove } = await test.step('install', () => install(name))
  try {
    for (const script of ['types', 'build'])
      await test.step(script, () =>
        execFileSync('npm', ['run', '--silent', script], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] }),
      )
    const origin = `http://localhost:${port}`
    const { messages, requests } = watch(page, origin, origin)
    await serve({ folder, script: 'start', port, env }, visit)
    // Chromium reports every refusal by itself.
    const errors = messages.filter((message) => !/Failed to load resource: .* status of 4\d\d/.test(message))
    expect(errors, 'errors and warnings on the console').toEqual([])
    expect(requests, 'requests to others').toEqual([])
  } finally {
    remove()
  }
}
