import { apiRoutes, identitiesResponse, identityApiRoutes } from '@summit/contract'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { ada } from '../../testing/ada.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { answerWith, error, type Recorded } from '../../testing/recorded-answers.ts'
import { openSupabaseServer } from '../../testing/supabase-server.ts'
import { testDatabase } from '../../testing/test-database.ts'

/* Answers of Supabase Auth as its source has them (supabase/auth bc32168e): the embedded service does not give all of them. */

const database = await testDatabase()

const emailIdentity = {
  identity_id: '22222222-2222-4222-8222-222222222222',
  id: '11111111-1111-4111-8111-111111111111',
  user_id: '11111111-1111-4111-8111-111111111111',
  identity_data: { email: ada.email, sub: '11111111-1111-4111-8111-111111111111' },
  provider: 'email',
  created_at: '2026-05-01T06:00:00.123456Z',
}
const googleIdentity = {
  identity_id: '33333333-3333-4333-8333-333333333333',
  id: '107610000000000000000',
  user_id: emailIdentity.user_id,
  identity_data: { email: 'ada.keller@gmail.com', sub: '107610000000000000000' },
  provider: 'google',
  created_at: '2026-05-03T06:00:00.123456Z',
}
const user = {
  id: emailIdentity.user_id,
  email: ada.email,
  user_metadata: { name: 'Ada' },
  identities: [emailIdentity],
}
const linked = { ...user, identities: [emailIdentity, googleIdentity] }
const session = (of: object = user): Recorded => [200, { access_token: 'a.b.c', user: of }]

const authorizePath = 'GET /user/identities/authorize'
const deletePath = `DELETE /user/identities/${googleIdentity.identity_id}`
const passwordPath = 'POST /token?grant_type=password'
const codePath = 'POST /token?grant_type=pkce'
const url = 'https://accounts.google.com/o/oauth2/v2/auth?state=x'

/** An app on a Supabase Auth with these answers, in which Ada is signed in. */
async function open(answers: Record<string, Recorded> = {}) {
  const all: Record<string, Recorded> = {
    [passwordPath]: session(),
    [codePath]: session(linked),
    [authorizePath]: [200, { url }],
    [deletePath]: [200, {}],
    'GET /user': [200, user],
    'GET /settings': [200, { external: { email: true, google: true, apple: false } }],
    ...answers,
  }
  const site = await openSupabaseServer(database, answerWith(all), { accounts: 'real' })
  const { post, send, requests } = site
  const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
  requests.splice(0)
  const body = { provider: 'google', currentPassword: ada.password }
  const start = async () => followSession(headers, await post(identityApiRoutes.linkIdentity, body, { headers }))
  const link = async (cookies?: string) => {
    const flow = getCookie(await start(), 'oauth')
    requests.splice(0)
    const both = { Cookie: `${cookies ?? headers.Cookie}; ${flow}` }
    return post(apiRoutes.callback, { code: 'x', provider: 'google' }, { headers: both })
  }
  const unlink = async () => followSession(headers, await post(identityApiRoutes.unlinkIdentity, body, { headers }))
  const list = async () => {
    const response = await send(identityApiRoutes.identities, { headers })
    return response.ok ? v.parse(identitiesResponse, await response.json()) : response.status
  }
  const getCalls = () => requests.map(({ method, url: path = '' }) => `${method} ${path.replace('/auth/v1', '')}`)
  const getSubjects = async () => (await database.select().from(mails)).map(({ subject }) => subject)
  return { ...site, all, start, link, unlink, list, getCalls, getSubjects }
}

const getRefusal = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('linking', () => {
  it('ACCOUNT-35 starts in a session of the password, which ends at once', async () => {
    const { start, requests, getCalls } = await open()
    expect(await (await start()).json()).toEqual({ url })
    const [authorize, end] = getCalls().slice(-2)
    expect(end).toBe('POST /logout?scope=local')
    const query = Object.fromEntries(new URLSearchParams(authorize?.replace(/.*\?/, '')))
    expect(query).toEqual({
      provider: 'google',
      redirect_to: 'https://summit.example/auth/google/callback',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 's256',
      skip_http_redirect: 'true',
    })
    expect(requests.slice(-2).map((each) => each.headers.authorization)).toEqual(['Bearer a.b.c', 'Bearer a.b.c'])
  })

  it.each([
    [error(404, 'manual_linking_disabled', 'Manual linking is disabled'), [422, 'linking_unavailable']],
    [error(400, 'validation_failed', 'Unsupported provider: provider is not enabled'), [422, 'linking_unavailable']],
    [error(429, 'over_request_rate_limit', 'Request rate limit reached'), [502, 'unavailable']],
    [error(500, 'unexpected_failure', 'Unexpected failure'), [502, 'unavailable']],
  ])('that is answered with %j is refused with %j', async (answer, refusal) => {
    const { start } = await open({ [authorizePath]: answer })
    const response = await start()
    expect(await getRefusal(response)).toEqual(refusal)
    expect(getCookie(response, 'oauth')).toBe('')
  })

  it('ACCOUNT-34 ACCOUNT-35 copies what Supabase has linked, and mails it', async () => {
    const { link, list, getCalls, getSubjects } = await open()
    expect((await link()).status).toBe(200)
    expect(await list()).toEqual({
      identities: [{ provider: 'google', email: 'ada.keller@gmail.com', linkedAt: '2026-05-03T06:00:00.123Z' }],
      providers: ['google'],
    })
    expect(getCalls()).toEqual([codePath, 'POST /logout?scope=local', 'GET /settings'])
    expect(await getSubjects()).toEqual(['Google was linked to your Summit account'])
  })

  it('T55 is taken back at Supabase if the browser is not signed in as its user any more', async () => {
    const { link, getCalls, getSubjects } = await open()
    expect(await getRefusal(await link(''))).toEqual([403, 'link_failed'])
    expect(getCalls()).toEqual([codePath, deletePath, 'POST /logout?scope=local'])
    expect(await getSubjects()).toEqual([])
  })

  it.each([
    [error(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'), 403],
    [error(500, 'unexpected_failure', 'Unexpected failure'), 502],
  ])('whose code is answered with %j gives %i', async (answer, status) => {
    const { link } = await open({ [codePath]: answer })
    expect((await link()).status).toBe(status)
  })
})

describe('unlinking', () => {
  it('ACCOUNT-36 deletes the identity in a session of the password, and mails it', async () => {
    const { unlink, list, getCalls, getSubjects } = await open({ [passwordPath]: session(linked) })
    expect(await list()).toMatchObject({ identities: [{ provider: 'google' }] })
    expect((await unlink()).status).toBe(204)
    expect(getCalls().slice(-4)).toEqual([passwordPath, deletePath, 'GET /user', 'POST /logout?scope=local'])
    expect(await list()).toMatchObject({ identities: [] })
    expect(await getSubjects()).toEqual(['Google was removed from your Summit account'])
  })

  it.each([
    [error(404, 'manual_linking_disabled', 'Manual linking is disabled'), [422, 'linking_unavailable']],
    [
      error(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking'),
      [422, 'identity_needed'],
    ],
    [
      error(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict'),
      [422, 'identity_needed'],
    ],
    [error(500, 'unexpected_failure', 'Unexpected failure'), [502, 'unavailable']],
  ])('that is answered with %j is refused with %j', async (answer, refusal) => {
    const { unlink, list } = await open({ [passwordPath]: session(linked), [deletePath]: answer })
    expect(await getRefusal(await unlink())).toEqual(refusal)
    expect(await list()).toMatchObject({ identities: [{ provider: 'google' }] })
  })

  it('of an identity that is gone succeeds', async () => {
    const answer = error(422, 'identity_not_found', "Identity doesn't exist")
    const { unlink } = await open({ [passwordPath]: session(linked), [deletePath]: answer })
    expect((await unlink()).status).toBe(204)
  })
})

it('says that the providers are not known while Supabase is down', async () => {
  const { list } = await open({ 'GET /settings': [503, {}] })
  expect(await list()).toBe(502)
})

it('keeps the identities of a user whom Supabase answers without them', async () => {
  const { link, list, post, all } = await open()
  await link()
  all[passwordPath] = session({ ...user, identities: undefined })
  await post(apiRoutes.login, ada)
  expect(await list()).toMatchObject({ identities: [{ provider: 'google' }] })
  all[passwordPath] = session()
  await post(apiRoutes.login, ada)
  expect(await list()).toMatchObject({ identities: [] })
})
