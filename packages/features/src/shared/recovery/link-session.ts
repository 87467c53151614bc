import type { Auth } from './auth.ts'
import type { RecoveryLink } from './link.ts'

/**
 * The recovery session of a link whose token is the permission itself. It is read again from this tab until the session
 * ends, and is in the address bar no more.
 */
export function linkSession(link: RecoveryLink, tokenParameter: string): Pick<Auth, 'session' | 'end'> {
  return {
    async session() {
      const accessToken = new URLSearchParams(link.take()).get(tokenParameter)?.trim()
      if (accessToken) return { accessToken, email: null }
      link.release()
      return null
    },
    end: link.release,
  }
}
