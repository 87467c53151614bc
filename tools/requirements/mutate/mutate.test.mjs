import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sourcesOf } from './mutate.mjs'

const root = mkdtempSync(join(tmpdir(), 'requirements-'))
const files = {
  'vitest.config.ts': `export default { test: { projects: [{ test: { name: 'unit', globals: true } }] } }`,
  'src/a.ts': `export const messages = {
  noticed: 'Sign In',
  unnoticed: 'Sign Out',
  alsoNoticed: 'Sign Off',
}
export const DELAY_MS = 1000
`,
  'src/unreached.ts': `export const ORPHAN = 'nobody imports me'\n`,
  'src/a.fixtures.ts': `export const FIXTURE = 'not shipped'\n`,
  'src/mocks/handlers.ts': `export const MOCK = 'not shipped'\n`,
  'src/b.test.ts': `import { messages } from './a.ts'
    test('b', () => { expect(messages.unnoticed).toMatch('Sign') })`,
  'src/broken.test.ts': `import { messages } from './a.ts'
    test('fails anyway', () => { expect(messages.noticed).toBe('Sign Up') })
    test('still counts', () => { expect(messages.alsoNoticed).toBe('Sign Off') })`,
  'src/a.test.ts': `import { DELAY_MS, messages } from './a.ts'
    test('a', () => { expect([messages.noticed, DELAY_MS]).toEqual(['Sign In', 1000]) })`,
}

beforeAll(() => {
  mkdirSync(join(root, 'src/mocks'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
})
afterAll(() => rmSync(root, { recursive: true }))

it('tries the modules that ship', () => {
  expect(sourcesOf(join(root, 'src'))).toEqual([join(root, 'src/a.ts'), join(root, 'src/unreached.ts')])
})

it('lists what no test noticed, and only that, and writes nothing', async () => {
  const script = `
    import { mutate } from ${JSON.stringify(new URL('mutate.mjs', import.meta.url).href)}
    await mutate([${JSON.stringify(join(root, 'src'))}])`
  const listing = readdirSync(join(root, 'src'), { recursive: true })
  // A Vitest of its own, which must not take itself for a worker of ours.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env,
  })

  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^left out, for it fails as it is: src\/broken.test.ts: fails anyway: expected 'Sign In'/),
    `src/a.ts:3  'Sign Out'`,
    `src/unreached.ts:1  'nobody imports me'`,
    '2 of 5 changes went unnoticed, 0 were not tried',
  ])
  for (const [path, text] of Object.entries(files)) expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  expect(readdirSync(join(root, 'src'), { recursive: true })).toEqual(listing)
}, 60_000)
