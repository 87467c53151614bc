import type { KeyValueStore } from './storage.ts'

/** Maximum length of a value, in characters. Longer ones were not written by this site. */
export const READ_LIMIT = 64 * 1024

/** Where values are kept. A function, because access may be refused. */
type StorageArea = () => Storage

const localStorageArea: StorageArea = () => window.localStorage

/** Reads a value; null where the browser refuses access. */
export function readStored(key: string, area = localStorageArea): string | null {
  try {
    const value = area().getItem(key)
    return value !== null && value.length <= READ_LIMIT ? value : null
  } catch {
    return null
  }
}

/** Calls `onChange` when another tab may have changed a value, or the page is restored from the back/forward cache. */
export function watchStored(onChange: () => void, area = localStorageArea): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === area()) onChange()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/**
 * localStorage by default, or another storage of the browser. A key that the browser refuses to write is kept in memory
 * and read from there, so that reading gives what was written.
 */
export function browserStorage(area = localStorageArea): KeyValueStore {
  const memory = new Map<string, string | null>()

  return {
    read(key) {
      const remembered = memory.get(key)
      return remembered === undefined ? readStored(key, area) : remembered
    },
    write(key, value) {
      try {
        area().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      try {
        area().removeItem(key)
        memory.delete(key)
      } catch {
        memory.set(key, null)
      }
    },
    watch: (onChange) => watchStored(onChange, area),
  }
}
