import { describe, expect, it } from 'vitest'
import { runSteps } from './steps.mjs'

/**
 * Runs steps held in the hand: `started` says in which order they began, `finish` ends one.
 * @param {import('./steps.mjs').Step[]} steps
 */
function held(steps) {
  /** @type {string[]} */
  const started = []
  /** @type {Map<string, (passed: boolean) => void>} */
  const ends = new Map()
  const outcomes = runSteps(steps, ({ name }) => {
    started.push(name)
    return new Promise((resolve) => ends.set(name, resolve))
  })
  /** @param {string} name */
  const finish = async (name, passed = true) => {
    ends.get(name)?.(passed)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { started, finish, outcomes }
}

/** @param {Map<string, import('./steps.mjs').Outcome>} outcomes */
const statuses = (outcomes) => Object.fromEntries([...outcomes].map(([name, { status }]) => [name, status]))

describe('steps', () => {
  it('run two at a time, in their order', async () => {
    const { started, finish } = held([{ name: 'lint' }, { name: 'types' }, { name: 'unit' }])
    expect(started).toEqual(['lint', 'types'])
    await finish('types')
    expect(started).toEqual(['lint', 'types', 'unit'])
  })

  it('wait for what they need, and let others pass meanwhile', async () => {
    const { started, finish } = held([{ name: 'build' }, { name: 'site', needs: ['build'] }, { name: 'unit' }])
    expect(started).toEqual(['build', 'unit'])
    await finish('build')
    expect(started).toEqual(['build', 'unit', 'site'])
  })

  it('have the machine to themselves when a neighbour would disturb them', async () => {
    const { started, finish } = held([
      { name: 'lint' },
      { name: 'stories', alone: true },
      { name: 'types' },
      { name: 'e2e', alone: true },
    ])
    expect(started).toEqual(['lint', 'types'])
    await finish('lint')
    await finish('types')
    expect(started).toEqual(['lint', 'types', 'stories'])
    await finish('stories')
    expect(started).toEqual(['lint', 'types', 'stories', 'e2e'])
  })

  it('all run though one fails, but for those that need it, and theirs', async () => {
    const { finish, outcomes } = held([
      { name: 'build' },
      { name: 'site', needs: ['build'] },
      { name: 'e2e', needs: ['site'] },
      { name: 'unit' },
    ])
    await finish('build', false)
    await finish('unit')
    expect(statuses(await outcomes)).toEqual({ build: 'failed', site: 'blocked', e2e: 'blocked', unit: 'passed' })
  })

  it('complain about a need that nobody meets', async () => {
    await expect(held([{ name: 'site', needs: ['build'] }]).outcomes).rejects.toThrow('site can never start')
  })
})
