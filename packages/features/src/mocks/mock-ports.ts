import { PASSWORD_MIN } from '@summit/contract'
import type { Brand } from '../shared/config/brand.ts'
import { defaultConfig, type Config } from '../shared/config/use-config.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { createSession } from '../shared/ports/session.ts'
import { memoryStorage } from './memory-storage.ts'
import { movableClock } from './movable-clock.ts'

/** A brand for tests, with every optional property. */
export const mockBrand = {
  name: 'Summit',
  shortName: 'summit',
  blurb: 'Training for people who climb.',
  stores: { appStore: { url: 'https://apps.example/summit' }, googlePlay: {} },
  socials: [],
  contact: {
    email: 'hello@summit.test',
    phone: '+1 (760) 555-0148',
    office: { name: 'Basecamp office', address: '1 Ridge Street, Bishop, CA 93514' },
  },
} satisfies Brand

/** The provider's configuration for tests: the defaults, for `mockBrand`. Pass what the test checks. */
export function mockConfig(config: Partial<Config> = {}): Config {
  return {
    ...defaultConfig,
    minPasswordLength: PASSWORD_MIN,
    brand: mockBrand,
    storagePrefix: mockBrand.shortName,
    ...config,
  }
}

/**
 * Ports for tests: an empty storage in memory, a stopped clock, no network, and functions that do nothing.
 * Pass those that the test checks.
 */
export function mockPorts(ports: Partial<Ports> = {}): Ports {
  const storage = memoryStorage()
  return {
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
