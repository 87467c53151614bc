'use client'

import { apiRoutes } from '@summit/contract'
import { useConfig } from '../config/use-config.ts'
import { getRecoveryPrefix } from '../ports/storage-keys.ts'
import type { KeyValueStore } from '../ports/storage.ts'
import { usePorts } from '../ports/use-ports.ts'
import type { AuthParts } from './auth.browser.ts'
import type { Auth } from './auth.ts'

/**
 * The authentication client of this provider. All screens inside of the provider share it: confirm opens its session,
 * update-password uses it.
 */
export function useAuth(): Auth {
  const { clock, tabStorage: tab } = usePorts()
  const { apiUrl, storagePrefix } = useConfig()
  return sharedAuth({ clock, tab, prefix: getRecoveryPrefix(storagePrefix), url: apiUrl(apiRoutes.authService) })
}

const sharedAuth = createAuthPool()

/**
 * Makes one client per tab storage, service and prefix. The client remembers the tokens that it has sent, and two clients
 * with the same session would interfere; other ports of the provider may change at every render.
 */
function createAuthPool() {
  const pool = new WeakMap<KeyValueStore, Map<string, Auth>>()
  return (parts: AuthParts): Auth => {
    const clients = pool.get(parts.tab) ?? new Map<string, Auth>()
    pool.set(parts.tab, clients)
    const key = `${parts.url} ${parts.prefix}`
    const client = clients.get(key) ?? loadedOnUse(parts)
    clients.set(key, client)
    return client
  }
}

/** The client, whose code is loaded when it is used: never by a host that has an `auth` of its own. */
function loadedOnUse(parts: AuthParts): Auth {
  let client: Auth | undefined
  let loading: Promise<Auth> | undefined
  const load = () => (loading ??= loadClient())
  const loadClient = async () => {
    try {
      const { createAuth } = await import('./auth.browser.ts')
      return (client = createAuth(parts))
    } catch (error) {
      // The next use tries again.
      loading = undefined
      throw error
    }
  }
  return {
    verify: (token) =>
      load().then(
        (auth) => auth.verify(token),
        () => ({ ok: false, reason: 'unreachable' }),
      ),
    session: () =>
      load().then(
        (auth) => auth.session(),
        () => null,
      ),
    watch(onEvent) {
      const subscription = new AbortController()
      const subscribe = (auth: Auth) => {
        if (!subscription.signal.aborted) subscription.signal.addEventListener('abort', auth.watch(onEvent))
      }
      load().then(subscribe, () => {})
      return () => subscription.abort()
    },
    end: () => client?.end(),
  }
}
