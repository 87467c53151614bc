import { describe, expect, it } from 'vitest'
import { unseenStates, type Fixtures, type StoryFile } from './census.ts'

const fixtures = import.meta.glob<Fixtures>('../packages/features/src/**/*.fixtures.ts', { eager: true })
const stories = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true })

describe('the census', () => {
  it('finds every state of every feature in a story', () => {
    expect(unseenStates(fixtures, Object.values(stories))).toEqual([])
  })

  it('finds fixtures and stories at all, and states in each of the fixtures', () => {
    expect(Object.keys(stories)).not.toEqual([])
    expect(Object.values(fixtures).map(({ states }) => Object.keys(states ?? {}).length)).not.toContain(0)
  })

  const states = { idle: { status: 'idle' }, busy: { status: 'busy' } }
  const still = (state: object) => ({ handle: { state } })

  it('names a state that no story shows', () => {
    const file = { default: {}, Idle: { args: still(states.idle) } }
    expect(unseenStates({ walk: { states } }, [file])).toEqual(['walk: busy'])
  })

  it('is not taken in by a value that only looks like the state', () => {
    const file = { default: {}, Idle: { args: still(states.idle) }, Busy: { args: still({ status: 'busy' }) } }
    expect(unseenStates({ walk: { states } }, [file])).toEqual(['walk: busy'])
  })

  it('counts what a story inherits, and not what it replaces', () => {
    const file = { default: { args: still(states.idle) }, Busy: { args: still(states.busy) } }
    expect(unseenStates({ walk: { states } }, [file])).toEqual(['walk: idle'])
    expect(unseenStates({ walk: { states } }, [{ ...file, Idle: {} }])).toEqual([])
  })
})
