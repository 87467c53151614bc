import { act } from '@testing-library/react'
import { createSession } from '../shared/ports/session.ts'
import { memoryStorage } from './memory-storage.ts'

/** A session in memory, and what happens once another tab has changed it. */
export function createSharedSession() {
  const session = createSession(memoryStorage(), 'summit')
  const { watch } = session
  let onChange = () => {}
  session.watch = (changed) => {
    onChange = changed
    return watch(changed)
  }
  return { session, changeElsewhere: () => act(() => onChange()) }
}
