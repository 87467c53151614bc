import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/run.ts'

interface LockedPackage {
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  os?: string[]
}

// SAFETY: npm writes the lockfile.
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link)

it('T20 the lockfile has a SHA-512 hash of every package but binaries for one platform', () => {
  const without = installed.filter(([, { integrity, os }]) => !integrity?.startsWith('sha512-') && !os)
  expect(without.map(([name]) => name)).toEqual([])
})

it('T20 no package may run scripts when it is installed, but those that were read', () => {
  const names = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name)
  expect(new Set(names.map((name) => name.split('node_modules/').at(-1)))).toEqual(
    new Set(['@parcel/watcher', 'esbuild', 'msw', 'simple-git-hooks']),
  )
})

it('T20 workflows use actions by the hash of a commit', () => {
  const folder = path.join(root, '.github/workflows')
  const uses = readdirSync(folder).flatMap((name) =>
    [...readFileSync(path.join(folder, name), 'utf8').matchAll(/uses: (\S+)/g)].map(([, action = '']) => action),
  )
  expect(uses).not.toEqual([])
  expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
})
