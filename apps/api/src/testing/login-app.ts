import { apiRoutes } from '@summit/contract'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { ada } from './ada.ts'
import { createTestApp, openDatabase, type TestAppOptions } from './test-app.ts'

/** An app, and functions that sign in and out as a browser does. */
export function openLoginApp(database: Database, options: Partial<TestAppOptions> = {}) {
  const test = createTestApp({ database: openDatabase(database), ...options })
  const login = (call: unknown = ada, cookie = '', from?: string) =>
    test.post(apiRoutes.login, call, { headers: cookie ? { Cookie: cookie } : {} }, from)
  const session = (cookie: string) => test.send(apiRoutes.session, { headers: { Cookie: cookie } })
  const logout = (cookie?: string) =>
    test.send(apiRoutes.logout, { method: 'POST', headers: cookie ? { Cookie: cookie } : {} })
  const fail = async (times: number, call = { ...ada, password: 'wrong' }, from?: string) => {
    for (let attempt = 0; attempt < times; attempt++) expect((await login(call, '', from)).status).toBe(401)
  }
  return { ...test, login, session, logout, fail }
}

/** The first cookie of a response, as the value of a `Cookie` header. */
export function getCookie(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
