import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { completed } from './lockfile.mjs'

it('adds what other platforms need, beside what wants it, and keeps what is there', () => {
  const packages = {
    '': {},
    'node_modules/parser': { optionalDependencies: { '@parser/darwin-arm64': '2.0.0', '@parser/linux-x64': '2.0.0' } },
    'node_modules/@parser/linux-x64': { version: '2.0.0' },
    'node_modules/tool/node_modules/parser': { optionalDependencies: { '@parser/linux-x64': '1.0.0' } },
    'node_modules/watcher': { optionalDependencies: { fsevents: '~2.3.3' } },
    'node_modules/fsevents': { version: '2.3.9' },
  }
  const whole = completed(packages)
  expect(whole).toMatchObject(packages)
  expect(Object.keys(whole)).toHaveLength(8)
  expect(whole['node_modules/@parser/darwin-arm64']).toEqual({
    version: '2.0.0',
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  })
  expect(whole['node_modules/tool/node_modules/@parser/linux-x64']).toMatchObject({ version: '1.0.0' })
  expect(completed(whole)).toEqual(whole)
})

/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, integrity?: string, link?: boolean, optional?: boolean }} Locked */

it('T20 names one version of each package, and the checksum of what is downloaded', () => {
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const ours = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'))
  expect(ours.length).toBeGreaterThan(4)
  for (const [path] of ours) {
    /** @type {Locked} */
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`./${path}/package.json`, 'utf8'))
    const wanted = Object.entries({ ...dependencies, ...devDependencies })
    const others = wanted.filter(([name]) => !name.startsWith('@summit/'))
    expect(others.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  }
  const downloaded = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  // Those of other platforms are only named: see `lockfile.mjs`.
  const unchecked = downloaded.filter(([, { integrity, optional }]) => !integrity && !optional)
  expect(unchecked.map(([path]) => path)).toEqual([])
})
