import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findBase } from './git.ts'

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

  it('is the merge base with the default branch of the remote, whatever its name', () => {
    expect(findBase(undefined, git({ 'merge-base origin/HEAD HEAD': 'abc' })).name).toBe(
      'abc (merge base with origin/HEAD)',
    )
  })

  it("is the merge base with a pull request's target, which is empty otherwise", () => {
    vi.stubEnv('GITHUB_BASE_REF', 'next')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(findBase(undefined, git({ 'merge-base origin/next HEAD': 'abc' })).commit).toBe('abc')
    expect(() => findBase(undefined, git({ 'merge-base origin/HEAD HEAD': 'abc' }))).toThrow('no commit with next here')
    vi.stubEnv('GITHUB_BASE_REF', '')
    expect(findBase(undefined, git({ 'merge-base origin/main HEAD': 'def' })).commit).toBe('def')
  })

  it('fails with a message for a shallow clone and an unknown commit', () => {
    expect(() => findBase(undefined, git({}))).toThrow(
      /^no-base: this branch shares no commit with main here\..*--unshallow/,
    )
    expect(() => findBase('v9', git({}))).toThrow(/^no-base: "v9" is no commit here\./)
    // As a variable that is not set.
    expect(() => findBase('', git({ 'merge-base main HEAD': 'abc' }))).toThrow(/^no-base: "" is no commit here\./)
  })
})
