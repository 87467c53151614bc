import { describe, expect, it } from 'vitest'
import { unseenStates, type Fixtures, type StoryFile } from './census.ts'

const fixtures = import.meta.glob<Fixtures>('../packages/features/src/**/*.fixtures.ts', { eager: true })
const stories = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true })

describe('the census', () => {
  it('finds every state of every feature in a story', () => {
    expect(unseenStates(fixtures, Object.values(stories))).toEqual([])
  })

  it('has states to look for', () => {
    expect(unseenStates(fixtures, [])).toContain('../packages/features/src/sign-in/sign-in.fixtures.ts: submitting')
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
