import { apiRoutes } from '@summit/contract'
import type { Accounts } from '../core/auth-backend.ts'
import { socialAddress } from '../core/authorize-url.ts'
import { checkPassword } from './users.ts'
import { verifyAccessToken } from './access-tokens.ts'
import { redeemCode } from './grants.ts'
import type { Keyring } from '../core/keyring.ts'
import { changePassword, type PasswordChangeParts } from './password-change.ts'
import { sendRecovery } from './recovery.ts'
import { findTokenSession } from './token-sessions.ts'

/** What the embedded service needs of the rest of the server to answer the site's own calls. */
export interface EmbeddedAccountsParts extends PasswordChangeParts {
  findKeyring: () => Promise<Keyring>
  identityPage: 'open' | 'closed'
}

/** The accounts of the embedded authentication service, which is called directly and not over the network. */
export function embeddedAccounts(parts: EmbeddedAccountsParts): Accounts {
  const { siteUrl, passwords, findKeyring, identityPage, now } = parts
  return {
    checkPassword: (database) => checkPassword(database, passwords),
    socialAddress: (provider, challenge) =>
      identityPage === 'open' ? socialAddress(apiRoutes.authService, siteUrl, provider, challenge) : undefined,
    redeemCode: async (database, code, verifier) => {
      const redeemed = await redeemCode(database, code, verifier, now())
      return redeemed.status === 'redeemed' ? redeemed.user : undefined
    },
    handleRecovery: sendRecovery(parts),
    changePassword: async (database, accessToken, password) => {
      const sessionId = await verifyAccessToken(await findKeyring(), siteUrl, accessToken, now())
      const found = sessionId && (await findTokenSession(database, sessionId, now()))
      return found ? changePassword(database, found, password, parts) : { status: 'signedOut' }
    },
  }
}
