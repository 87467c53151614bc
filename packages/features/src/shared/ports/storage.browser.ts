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

/** Whether an event is one of a storage: of none to which access is refused. */
function isEvent(area: StorageArea, { storageArea }: StorageEvent): boolean {
  try {
    return storageArea === area()
  } catch {
    return false
  }
}

/**
 * Calls `onChange` with the key whose value another tab has changed, and with null if any may have changed: the storage was
 * cleared, or the page is restored from the back/forward cache.
 */
export function watchStored(onChange: (key: string | null) => void, area = localStorageArea): () => void {
  const onStorage = (event: StorageEvent) => {
    if (isEvent(area, event)) onChange(event.key)
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange(null)
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
 * and read from there, so that reading gives what was written, until another tab writes it.
 */
export function browserStorage(area = localStorageArea): KeyValueStore {
  const memory = new Map<string, string | null>()
  const forget = (event: StorageEvent) => {
    if (!isEvent(area, event)) return
    if (event.key === null) memory.clear()
    else memory.delete(event.key)
  }
  const remember = (key: string, value: string | null) => {
    // Adding it again has no effect. It captures the event, so that it runs before those who watch and then read.
    window.addEventListener('storage', forget, { capture: true })
    memory.set(key, value)
  }

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
        remember(key, value)
      }
    },
    remove(key) {
      try {
        area().removeItem(key)
        memory.delete(key)
      } catch {
        remember(key, null)
      }
    },
    watch: (onChange) => watchStored(onChange, area),
  }
}
