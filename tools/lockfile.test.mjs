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
