'use client'

import { apiRoutes } from '@summit/contract'
import { useConfig } from '../config/use-config.ts'
import type { KeyValueStore } from '../storage/storage.ts'
import { usePorts } from '../use-ports.ts'
import type { Auth } from './auth.ts'
import { createAuth, type AuthParts } from './auth.browser.ts'
import { createRecoveryLink, type RecoveryLink } from './link.ts'

/** The default ports of the two recovery screens. */
export interface Recovery {
  auth: Auth
  link: RecoveryLink
}

/**
 * The recovery link and the authentication client of this provider. All screens inside of the provider share one client:
 * confirm opens its session, update-password uses it.
 */
export function useRecovery(): Recovery {
  const { address, clock, tabStorage: tab } = usePorts()
  const { apiUrl, storagePrefix } = useConfig()
  const prefix = `${storagePrefix}-recovery-`
  return {
    auth: sharedAuth({ clock, tab, prefix, url: apiUrl(apiRoutes.authService) }),
    link: createRecoveryLink(address, tab, prefix),
  }
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
    const client = clients.get(key) ?? createAuth(parts)
    clients.set(key, client)
    return client
  }
}
