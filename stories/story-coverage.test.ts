import { describe, expect, it } from 'vitest'
import { statesWithoutStory, type Fixtures } from './story-coverage.ts'
import type { StoryModule } from './story-module.ts'

const fixtures = import.meta.glob<Fixtures>('../packages/features/src/**/*.fixtures.ts', { eager: true })
const stories = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true })

describe('story coverage', () => {
  it('has every state of every feature in a story', () => {
    expect(statesWithoutStory(fixtures, Object.values(stories))).toEqual([])
  })

  it('names the states when there are no stories', () => {
    expect(statesWithoutStory(fixtures, [])).toContain('../packages/features/src/sign-in/sign-in.fixtures.ts: pending')
  })

  const states = { idle: { status: 'idle' }, busy: { status: 'busy' } }
  const mockHandle = (state: object) => ({ handle: { state } })

  it('names a state that no story shows', () => {
    const file = { default: {}, Idle: { args: mockHandle(states.idle) } }
    expect(statesWithoutStory({ walk: { states } }, [file])).toEqual(['walk: busy'])
  })

  it('compares states by identity, not by value', () => {
    const file = {
      default: {},
      Idle: { args: mockHandle(states.idle) },
      Busy: { args: mockHandle({ status: 'busy' }) },
    }
    expect(statesWithoutStory({ walk: { states } }, [file])).toEqual(['walk: busy'])
  })

  it('counts what a story inherits, and not what it replaces', () => {
    const file = { default: { args: mockHandle(states.idle) }, Busy: { args: mockHandle(states.busy) } }
    expect(statesWithoutStory({ walk: { states } }, [file])).toEqual(['walk: idle'])
    expect(statesWithoutStory({ walk: { states } }, [{ ...file, Idle: {} }])).toEqual([])
  })
})
