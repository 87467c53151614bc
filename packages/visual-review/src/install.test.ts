import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { assertOwnModules, installModules } from './install.ts'
import { ReviewError } from './review-error.ts'

describe('the installed packages of the base', () => {
  let trees: { base: string; head: string }

  beforeEach(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trees-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    trees = { base: path.join(folder, 'base'), head: path.join(folder, 'head') }
    for (const tree of Object.values(trees)) {
      mkdirSync(path.join(tree, 'packages/ui'), { recursive: true })
      const packages = { 'node_modules/@summit/ui': { link: true, resolved: 'packages/ui' } }
      writeFileSync(path.join(tree, 'package-lock.json'), JSON.stringify({ packages }))
    }
    mkdirSync(path.join(trees.head, 'node_modules/@summit'), { recursive: true })
    symlinkSync('../../packages/ui', path.join(trees.head, 'node_modules/@summit/ui'))
  })

  it('are in its own folder', () => {
    expect(() => assertOwnModules(trees.head)).not.toThrow()
  })

  it('are refused as a link to those of another worktree', () => {
    symlinkSync('../head/node_modules', path.join(trees.base, 'node_modules'))
    expect(() => assertOwnModules(trees.base)).toThrow(ReviewError)
  })

  it('are refused if a workspace package links to another worktree', () => {
    mkdirSync(path.join(trees.base, 'node_modules/@summit'), { recursive: true })
    symlinkSync('../../../head/packages/ui', path.join(trees.base, 'node_modules/@summit/ui'))
    expect(() => assertOwnModules(trees.base)).toThrow(
      "node_modules/@summit/ui of the base leads out of the base's tree, to another tree's packages.",
    )
  })

  it('are refused if missing', () => {
    expect(() => assertOwnModules(trees.base)).toThrow(ReviewError)
  })
})

it('installs packages where the nearest lockfile is, and refuses a tree without one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [tree, original] = [path.join(folder, 'tree'), path.join(folder, 'original')]
  for (const place of [tree, original])
    for (const folder of ['', 'packages/ui', 'own/web']) {
      mkdirSync(path.join(place, folder), { recursive: true })
      if (folder !== 'packages/ui') writeFileSync(path.join(place, folder, 'package-lock.json'), '{ "packages": {} }')
    }
  const modules = ['node_modules/storybook', 'own/web/node_modules/storybook']
  for (const folder of modules) mkdirSync(path.join(original, folder), { recursive: true })
  installModules(tree, ['packages/ui', 'own/web/ui'], original)
  expect(modules.filter((folder) => existsSync(path.join(tree, folder)))).toEqual(modules)
  rmSync(path.join(tree, 'package-lock.json'))
  expect(() => installModules(tree, ['packages/ui'], original)).toThrow('The base has no lockfile')
})

it('copies packages where another drive cannot have hard links to them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drives-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [tree, original] = [path.join(folder, 'tree'), path.join(folder, 'original')]
  for (const place of [tree, original]) {
    mkdirSync(path.join(place, 'bin'), { recursive: true })
    writeFileSync(path.join(place, 'package-lock.json'), '{ "packages": {} }')
  }
  mkdirSync(path.join(original, 'node_modules/storybook'), { recursive: true })
  const program = '#!/bin/sh\n[ "$1" != -al ] && PATH="$OTHERS" exec cp "$@"\n'
  writeFileSync(path.join(original, 'bin/cp'), program, { mode: 0o755 })
  const others = process.env['PATH'] ?? ''
  vi.stubEnv('OTHERS', others)
  vi.stubEnv('PATH', `${path.join(original, 'bin')}:${others}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  installModules(tree, [''], original)
  expect(existsSync(path.join(tree, 'node_modules/storybook'))).toBe(true)
})
