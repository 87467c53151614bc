import type { ApiUser } from '@summit/contract'
import { getTokenKey, getUserKey } from './storage-keys.ts'
import type { KeyValueStore } from './storage.ts'

/** The value of the token item. It grants nothing: the server trusts its cookie only. */
export const TOKEN = 'authenticated'

/** The length at which names and addresses are cut, in characters. */
export const USER_TEXT_MAX = 254

/** The fields of the stored user that the site shows. A value that is missing or not a text is null. */
export interface User {
  name: string | null
  email: string | null
}

/** What is stored about the visitor. `unreadable`: the user item is not the JSON of an object. */
export type StoredSession = { status: 'signed-in'; user: User } | { status: 'signed-out' } | { status: 'unreadable' }

/** The stored session of this device. A hint for the interface, not a permission. */
export interface Session {
  read(): StoredSession
  /** Stores the user of a response, unchanged, and the token. */
  open(user: ApiUser): void
  /** Removes both items. */
  close(): void
  /** Calls `onChange` when another tab may have opened or closed the session, until the returned function is called. */
  watch(onChange: () => void): () => void
}

/** A session in `storage`, under keys that begin with the provider's `storagePrefix`. */
export function createSession(storage: KeyValueStore, storagePrefix: string): Session {
  return {
    read: () => readSession(storage, storagePrefix),
    open(user) {
      storage.write(getUserKey(storagePrefix), JSON.stringify(user))
      storage.write(getTokenKey(storagePrefix), TOKEN)
    },
    close() {
      storage.remove(getUserKey(storagePrefix))
      storage.remove(getTokenKey(storagePrefix))
    },
    watch: (onChange) => {
      const keys = [getUserKey(storagePrefix), getTokenKey(storagePrefix)]
      return storage.watch((key) => {
        if (typeof key !== 'string' || keys.includes(key)) onChange()
      })
    },
  }
}

/** Reads the session in `storage`. */
export function readSession(storage: Pick<KeyValueStore, 'read'>, storagePrefix: string): StoredSession {
  const stored = readUserItem(storage, storagePrefix)
  if (stored === null) return { status: 'signed-out' }
  const user = parseUser(stored)
  return user ? { status: 'signed-in', user } : { status: 'unreadable' }
}

/** Whether the session in `storage` is signed in. For scripts that must be small: it does not read the user's fields. */
export function isSignedIn(storage: Pick<KeyValueStore, 'read'>, storagePrefix: string): boolean {
  const stored = readUserItem(storage, storagePrefix)
  return stored !== null && parseObject(stored) !== null
}

/** The user item; null without a token. */
function readUserItem(storage: Pick<KeyValueStore, 'read'>, storagePrefix: string): string | null {
  return storage.read(getTokenKey(storagePrefix)) ? storage.read(getUserKey(storagePrefix)) : null
}

/** Reads a stored user; null where it cannot be read. Takes the known fields only. */
export function parseUser(stored: string): User | null {
  const value = parseObject(stored)
  return value && toUser(value)
}

function parseObject(stored: string): object | null {
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** The known fields of a user, as the site shows them. */
export function toUser(user: object): User {
  return { name: readString(user, 'name'), email: readString(user, 'email') }
}

function readString(value: object, key: string): string | null {
  const text: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : null
  return typeof text === 'string' && text.trim() ? text.trim().slice(0, USER_TEXT_MAX) : null
}
