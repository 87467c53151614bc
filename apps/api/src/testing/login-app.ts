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

/** A cookie of a response, by a part of its name, as the value of a `Cookie` header; by default the first. */
export function getCookie(response: Response, name = ''): string {
  const found = response.headers.getSetCookie().find((cookie) => cookie.split('=')[0]?.includes(name))
  return found?.split(';')[0] ?? ''
}

/** Takes over the session of a response that has renewed it, as a browser does. Returns the response. */
export function followSession(headers: Record<string, string>, response: Response): Response {
  const renewed = getCookie(response, 'session')
  if (renewed) headers['Cookie'] = renewed
  return response
}
