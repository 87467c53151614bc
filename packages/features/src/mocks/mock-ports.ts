import type { Ports } from '../shared/ports.ts'
import { createSession } from '../shared/session/session.ts'
import { memoryStorage } from './memory-storage.ts'
import { movableClock } from './movable-clock.ts'

/**
 * Ports for tests: an empty storage in memory, a clock that stands still, no network, and functions that do nothing.
 * Pass those that the test looks at.
 */
export function mockPorts(ports: Partial<Ports> = {}): Ports {
  const storage = memoryStorage()
  return {
    brand: { name: 'Summit', shortName: 'summit', blurb: '', appStoreUrl: '', socials: [] },
    navigate: () => {},
    notify: () => {},
    address: { query: () => '', clear: () => {} },
    clock: movableClock(),
    log: { error: () => {} },
    request: () => Promise.reject(new TypeError('Failed to fetch')),
    storage,
    tabStorage: memoryStorage(),
    session: createSession(storage, 'summit'),
    ...ports,
  }
}
