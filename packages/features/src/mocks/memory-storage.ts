import type { KeyValueStore } from '../shared/ports/storage.ts'

/** A storage in memory. */
export interface MemoryStorage extends KeyValueStore {
  /** The stored items. */
  items: Map<string, string>
}

/** A storage for stories and tests, empty unless it is given items. */
export function memoryStorage(items: Iterable<readonly [string, string]> = []): MemoryStorage {
  const stored = new Map(items)
  return {
    items: stored,
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    watch: () => () => {},
  }
}
