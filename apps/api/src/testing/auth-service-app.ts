import * as v from 'valibot'
import { beforeEach } from 'vitest'
import { issueRecoveryToken } from '../auth/embedded/one-time-tokens.ts'
import type { Database } from '../database/database.ts'
import type { User } from '../auth/core/tables.ts'
import { ada, addAda } from './ada.ts'
import { createTestApp, openDatabase, type TestAppOptions } from './test-app.ts'
import { testDatabase } from './test-database.ts'

const session = v.object({ access_token: v.string(), refresh_token: v.string() })

/** Set-up of a test file: a database with Ada’s account before each test, and a function that opens an app on it. */
export async function testAuthService() {
  const database = await testDatabase()
  let user: User
  beforeEach(async () => {
    user = await addAda(database)
  })
  return {
    database,
    account: () => user,
    open: (options?: Partial<TestAppOptions>) => openAuthService(database, user, options),
  }
}

/** An app, and requests to its authentication service. */
function openAuthService(database: Database, user: User, options: Partial<TestAppOptions> = {}) {
  const test = createTestApp({ database: openDatabase(database), ...options })
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
  const getSession = async (response: Response) => v.parse(session, await response.json())
  const token = (grant: string, body: object, from?: string) =>
    test.post(`/auth/v1/token?grant_type=${grant}`, body, {}, from)
  const refresh = (refresh_token: string) => token('refresh_token', { refresh_token })
  const verify = (token_hash: string) => test.post('/auth/v1/verify', { token_hash, type: 'recovery' })
  const put = (accessToken: string, body: object) =>
    test.send('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { ...bearer(accessToken).headers, 'Content-Type': 'application/json' },
    })
  return {
    ...test,
    token,
    refresh,
    verify,
    put,
    getSession,
    user: (accessToken: string) => test.send('/auth/v1/user', bearer(accessToken)),
    signIn: async () => getSession(await token('password', ada)),
    recover: async () => getSession(await verify(await issueRecoveryToken(database, user, test.now()))),
  }
}

/** The status and the error code of a response of the authentication service. */
export async function getCode(response: Response): Promise<[number, string]> {
  // SAFETY: the service's envelope, whose form the conformance suite checks.
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}
