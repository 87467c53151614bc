import type { AnsweredUser } from '../../contract/index.ts'
import type { Storage } from '../storage/storage.ts'

/** The one value of the token item (STORE-02). It proves nothing: the server trusts its cookie alone (T-09). */
export const TOKEN = 'authenticated'

/** Longer names and addresses are cut, in characters: nothing we show needs more. */
export const USER_TEXT_MAX = 254

/** The stored user, reduced to what the site shows. A text that is missing or of another type is null. */
export interface User {
  name: string | null
  email: string | null
}

/** What storage says about the visitor. `unreadable` is a user item that is not the JSON of an object (DASH-06). */
export type StoredSession = { status: 'signed-in'; user: User } | { status: 'signed-out' } | { status: 'unreadable' }

/** The two items that say, on this device, who is signed in (STORE-01…03). A hint for routing, never a permission. */
export interface Session {
  read(): StoredSession
  /** Stores the answered user as it is, and the token. */
  open(user: AnsweredUser): void
  /** Removes both items. */
  close(): void
  /** Tells when another tab may have opened or closed the session. */
  watch(onChange: () => void): () => void
}

/** The session kept in `storage` under keys that carry the brand's short name. */
export function createSession(storage: Storage, shortName: string): Session {
  const userKey = `${shortName}-user`
  const tokenKey = `${shortName}-token`

  return {
    read() {
      const stored = storage.read(userKey)
      if (stored === null || !storage.read(tokenKey)) return { status: 'signed-out' }
      const user = parseUser(stored)
      return user ? { status: 'signed-in', user } : { status: 'unreadable' }
    },
    open(user) {
      storage.write(userKey, JSON.stringify(user))
      storage.write(tokenKey, TOKEN)
    },
    close() {
      storage.remove(userKey)
      storage.remove(tokenKey)
    },
    watch: (onChange) => storage.watch(onChange),
  }
}

/** Reads a stored user, or answers null where there is none to read. Picks fields one by one, so that nothing else in a stored object gets anywhere. */
export function parseUser(stored: string): User | null {
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return { name: textIn(value, 'name'), email: textIn(value, 'email') }
  } catch {
    return null
  }
}

function textIn(value: object, key: string): string | null {
  const text: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : null
  return typeof text === 'string' && text.trim() ? text.trim().slice(0, USER_TEXT_MAX) : null
}
