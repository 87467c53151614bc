import { spawnSync } from 'node:child_process'
import { beforeAll, expect, it } from 'vitest'
import { buildServer } from './testing/server-process.ts'

let bundle: string
beforeAll(async () => {
  bundle = await buildServer('src/main.ts')
})

it.each(['start', '--port', 'admin', 'admin delete', 'admin toString'])(
  '%s is refused with the usage and 2',
  (words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...words.split(' ')], {
      env: { PATH: process.env.PATH, PORT: 'invalid' },
      encoding: 'utf8',
      timeout: 15_000,
    })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^Usage: .*[^]*\n {2}erase EMAIL /)
  },
)
