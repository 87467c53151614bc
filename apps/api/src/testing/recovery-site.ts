import { apiRoutes, messageResponse } from '@summit/contract'
import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { expect } from 'vitest'
import { mails } from '../mail/tables.ts'
import { ada, addAda } from './ada.ts'
import type { OpenSite } from './sites.ts'

/** The tokens of a session. */
export const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })

/** An app with Ada’s account, and the requests of a recovery. */
export async function openRecoverySite(openSite: OpenSite, ...[kind, ...rest]: Parameters<OpenSite>) {
  const site = await openSite(kind, ...rest)
  const { service, serviceDatabase, database, post } = site
  await addAda(serviceDatabase)

  const forgot = (email: unknown, from?: string) => post(apiRoutes.forgotPassword, { email }, {}, from)
  const update = (body: unknown, accessToken?: string) =>
    post(
      apiRoutes.updatePassword,
      body,
      accessToken === undefined ? {} : { headers: { Authorization: `Bearer ${accessToken}` } },
    )
  /** Processes all pending requests. Returns the mails, the oldest first. */
  const mailsNow = async () => {
    expect(await site.processMailRequests()).toBe('done')
    if (kind === 'supabase') await service.processMailRequests()
    const databases = kind === 'supabase' ? [serviceDatabase, database] : [database]
    const rows = await Promise.all(databases.map((each) => each.select().from(mails).orderBy(asc(mails.createdAt))))
    return rows.flat()
  }
  /** Opens the newest mail's link. Returns the tokens of its session. */
  const recover = async () => {
    await forgot(ada.email)
    const { text = '' } = (await mailsNow()).filter(({ subject }) => subject.startsWith('Reset')).at(-1) ?? {}
    const token_hash = /token_hash=([\w-]+)/.exec(text)?.[1]
    const answer = await post('/auth/v1/verify', { token_hash, type: 'recovery' })
    return v.parse(tokens, await answer.json())
  }
  const refresh = async (refresh_token: string) =>
    v.parse(tokens, await (await post('/auth/v1/token?grant_type=refresh_token', { refresh_token })).json())
  const login = (password = ada.password) => post(apiRoutes.login, { ...ada, password })
  const session = (cookie: string) => site.send(apiRoutes.session, { headers: { Cookie: cookie } })
  return { ...site, forgot, update, mailsNow, recover, refresh, login, session }
}

/** The status and the message of a response, whose `success` must agree with its status. */
export async function getWords(response: Response) {
  const body: unknown = await response.json()
  expect(body).toMatchObject({ success: response.ok })
  return [response.status, v.parse(messageResponse, body).message]
}
