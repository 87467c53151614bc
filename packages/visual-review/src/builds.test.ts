import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { assertOwnModules, findBase } from './builds.ts'
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

describe('the base', () => {
  /** Git with fixed output for each list of arguments. */
  const git =
    (outputs: Record<string, string>) =>
    (...args: string[]) => {
      const output = outputs[args.join(' ')]
      if (output === undefined) throw new Error('fatal')
      return output
    }

  it('is the given commit', () => {
    const ask = git({ 'rev-parse --verify --end-of-options v1^{commit}': 'abc' })
    expect(findBase('v1', ask)).toEqual({ commit: 'abc', name: 'abc (v1)' })
  })

  it('is named by its commit if that was given', () => {
    const commit = '0123456789abcdef'
    const ask = git({ [`rev-parse --verify --end-of-options ${commit}^{commit}`]: commit })
    expect(findBase(commit, ask)).toEqual({ commit, name: '0123456789' })
  })

  it('is the merge base with main, remote or local', () => {
    expect(findBase(undefined, git({ 'merge-base origin/main HEAD': 'abc' })).commit).toBe('abc')
    expect(findBase(undefined, git({ 'merge-base main HEAD': 'def' })).commit).toBe('def')
  })

  it('fails with a message for a shallow clone and an unknown commit', () => {
    expect(() => findBase(undefined, git({}))).toThrow(
      /^no-base: this branch shares no commit with main here\..*--unshallow/,
    )
    expect(() => findBase('v9', git({}))).toThrow(/^no-base: "v9" is no commit here\./)
  })
})
