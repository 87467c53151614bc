import { accountApiRoutes, apiRoutes, codeApiRoutes } from '@summit/contract'
import { UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { Config } from '../../config.ts'
import { createLog } from '../../http/log.ts'
import { mails } from '../../mail/tables.ts'
import { DELETION_GRACE_MS } from '../core/account-deletion.ts'
import { users } from '../core/tables.ts'
import { ada } from '../../testing/ada.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { answerWith, error, type Recorded } from '../../testing/recorded-answers.ts'
import { openSupabaseServer } from '../../testing/supabase-server.ts'
import { testDatabase } from '../../testing/test-database.ts'

/*
 * Answers of Supabase Auth as its source has them (supabase/auth bc32168e), where `npm run test:supabase` can ask no real
 * one. The embedded service, which stands in for it elsewhere, does not give all of them.
 */

const database = await testDatabase()

/** An error in the form before the current one. */
const legacy = (status: number, code: string, msg: string): Recorded => [
  status,
  { code: status, error_code: code, msg },
]

const user = { id: '11111111-1111-4111-8111-111111111111', email: ada.email, user_metadata: { name: 'Ada' } }
const session = { access_token: 'a.b.c', token_type: 'bearer', expires_in: 3600, refresh_token: 'abcdefghijkl', user }

const token = 'POST /token?grant_type=password'

/** An app on a Supabase Auth with these answers. */
const open = (answers: Record<string, Recorded>, config: Partial<Config> = {}) =>
  openSupabaseServer(database, answerWith(answers), config)

describe('signing in', () => {
  it('has one answer for every account that may not sign in', async () => {
    const refusals = [
      error(400, 'invalid_credentials', 'Invalid login credentials'),
      error(400, 'user_banned', 'User is banned'),
      error(422, 'email_provider_disabled', 'Email logins are disabled'),
      legacy(400, 'invalid_credentials', 'Invalid login credentials'),
    ]
    const answers = await Promise.all(
      refusals.map(async (refusal) => {
        const { post } = await open({ [token]: refusal })
        const response = await post(apiRoutes.login, { ...ada, email: `${crypto.randomUUID()}@summit.test` })
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.[0]).toBe(401)
  })

  it('says to whom the password is known that the address is not verified', async () => {
    const { post } = await open({ [token]: error(400, 'email_not_confirmed', 'Email not confirmed') })
    const response = await post(apiRoutes.login, ada)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'email_not_verified' }])
  })

  it('succeeds with a session, also of a password that is weak by now', async () => {
    const { post } = await open({ [token]: [200, { ...session, weak_password: { message: '', reasons: ['pwned'] } }] })
    expect((await post(apiRoutes.login, ada)).status).toBe(200)
  })
})

it.each([
  [error(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')],
  [error(422, 'flow_state_expired', 'invalid flow state, flow state has expired')],
  [error(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')],
])('a code that is answered with %j signs nobody in', async (answer) => {
  const { post, send } = await open({ 'POST /token?grant_type=pkce': answer })
  const started = await send(apiRoutes.google)
  const headers = { Cookie: getCookie(started) }
  const response = await post(apiRoutes.callback, { code: 'x', provider: 'google' }, { headers })
  expect(response.status).toBe(400)
  expect(response.headers.getSetCookie().join()).not.toMatch(/session=\w/)
})

it.each([
  [[200, {}] satisfies Recorded, 'done'],
  [
    error(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this after 42 seconds.'),
    'done',
  ],
  [legacy(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this once.'), 'done'],
  [error(429, 'over_request_rate_limit', 'Request rate limit reached'), 'failed'],
  [error(504, 'request_timeout', 'Processing this request timed out'), 'failed'],
])('a request for a link that is answered with %j is %s', async (answer, outcome) => {
  const { post, processMailRequests } = await open({ 'POST /recover': answer })
  expect((await post(apiRoutes.forgotPassword, { email: ada.email })).status).toBe(200)
  expect(await processMailRequests()).toBe(outcome)
})

it.each([
  [[200, {}] satisfies Recorded, 'done'],
  // What Supabase answers to an address without an account.
  [error(422, 'otp_disabled', 'Signups not allowed for otp'), 'done'],
  [error(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this once.'), 'done'],
  [error(504, 'request_timeout', 'Processing this request timed out'), 'failed'],
])('ACCOUNT-25 a request for a code that is answered with %j is %s', async (answer, outcome) => {
  const { post, processMailRequests } = await open({ 'POST /otp': answer }, { accounts: 'real' })
  expect((await post(codeApiRoutes.sendCode, { email: ada.email })).status).toBe(200)
  expect(await processMailRequests()).toBe(outcome)
})

describe('a new password', () => {
  const change = async (answers: Record<string, Recorded>, methods = ['otp']) => {
    const { post, now } = await open({ 'GET /user': [200, user], 'PUT /user': [200, user], ...answers })
    const proof = { amr: methods.map((method) => ({ method, timestamp: now().getTime() / 1000 })) }
    const headers = { Authorization: `Bearer ${new UnsecuredJWT(proof).encode()}signature` }
    return post(apiRoutes.updatePassword, { password: 'new horse race' }, { headers })
  }

  it.each([
    [error(422, 'same_password', 'New password should be different from the old password.'), 422],
    [legacy(422, 'same_password', 'New password should be different from the old password.'), 422],
    [error(401, 'insufficient_aal', 'AAL2 session is required to update email or password'), 401],
    [error(400, 'reauthentication_needed', 'Password update requires reauthentication'), 401],
    [error(429, 'over_request_rate_limit', 'Request rate limit reached'), 502],
    [[200, user] satisfies Recorded, 200],
  ])('that is answered with %j gives %i', async (answer, status) => {
    expect((await change({ 'PUT /user': answer })).status).toBe(status)
  })

  it.each([
    [error(401, 'no_authorization', 'This endpoint requires a valid Bearer token')],
    [error(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')],
    [error(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')],
  ])('needs a session: %j', async (answer) => {
    expect((await change({ 'GET /user': answer })).status).toBe(401)
  })

  it('can be tried again when Supabase fails to name the user', async () => {
    const answer = error(500, 'unexpected_failure', 'Unexpected failure, please check server logs')
    expect((await change({ 'GET /user': answer })).status).toBe(502)
  })

  it('needs one method that proves access to the mailbox', async () => {
    expect((await change({}, ['totp', 'otp'])).status).toBe(200)
    expect((await change({}, ['totp', 'password'])).status).toBe(403)
  })

  it.each([
    [error(422, 'weak_password', 'Password is known to be weak and easy to guess'), /at least 8 characters/],
    [error(400, 'validation_failed', 'Password cannot be longer than 72 characters'), /too long/],
  ])('that is answered with %j is refused with the reason %s', async (answer, reason) => {
    const response = await change({ 'PUT /user': answer })
    expect([response.status, await response.text()]).toEqual([422, expect.stringMatching(reason)])
  })
})

it('a refused link is handed on with what Supabase’s client reads', async () => {
  const answer = error(403, 'otp_expired', 'Email link is invalid or has expired')
  const { post } = await open({ 'POST /verify': answer })
  const response = await post('/auth/v1/verify', { token_hash: 'pkce_abc', type: 'recovery' })
  expect([response.status, await response.json()]).toEqual(answer)
  expect(response.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
  expect(response.headers.get('X-Sb-Error-Code')).toBe('otp_expired')
})

describe('signing up', () => {
  const bea = { name: 'Bea', email: 'bea@summit.test', password: 'high and dry' }
  const identity = { provider: 'email', id: user.id }
  const signUp = async (answer: Recorded, email = bea.email) => {
    const { post } = await open({ 'POST /signup': answer }, { accounts: 'real' })
    const response = await post(apiRoutes.signUp, { ...bea, email })
    const sent = (await database.select().from(mails)).map(({ subject }) => subject)
    return { status: response.status, body: await response.text(), sent }
  }

  it('waits for the address to be verified', async () => {
    const { status, body, sent } = await signUp([200, { ...user, identities: [identity] }])
    expect([status, sent]).toEqual([200, []])
    expect(JSON.parse(body)).toMatchObject({ success: true, data: { verifyEmail: true } })
  })

  it('signs in at once where Supabase verifies no addresses', async () => {
    const { body } = await signUp([200, { access_token: 'a.b.c', user }])
    expect(JSON.parse(body)).toMatchObject({ data: { user: { email: ada.email } } })
  })

  it.each([
    [[200, { ...user, identities: [] }] satisfies Recorded],
    [error(422, 'user_already_exists', 'User already registered')],
    [legacy(422, 'user_already_exists', 'User already registered')],
  ])('that is answered with %j looks as any other, and a mail says that there is an account', async (answer) => {
    const { status, body, sent } = await signUp(answer)
    expect([status, sent]).toEqual([200, ['You already have a Summit account']])
    expect(body).toBe((await signUp([200, { ...user, identities: [identity] }], 'new@summit.test')).body)
  })

  it.each([
    [error(422, 'weak_password', 'Password is known to be weak and easy to guess'), 422],
    [error(422, 'signup_disabled', 'Signups not allowed for this instance'), 502],
    [error(429, 'over_email_send_rate_limit', 'email rate limit exceeded'), 502],
    [error(500, 'unexpected_failure', 'Error sending confirmation email'), 502],
  ])('that is answered with %j gives %i', async (answer, status) => {
    expect((await signUp(answer)).status).toBe(status)
  })

  it('ACCOUNT-09 ACCOUNT-11 can be tried again at once after a refusal, which mails nothing', async () => {
    const refusals = [
      error(422, 'weak_password', 'Password should contain at least one character of each'),
      error(500, 'unexpected_failure', 'Error sending confirmation email'),
    ]
    for (const refusal of refusals) await signUp(refusal)
    expect((await signUp([200, { ...user, identities: [identity] }])).status).toBe(200)
    expect((await signUp([200, { ...user, identities: [identity] }])).status).toBe(429)
  })
})

describe('deleting an account', () => {
  const userPath = `DELETE /admin/users/${user.id}`

  const open14Days = async (answer: Recorded, whenCalled = async () => {}) => {
    const answers: Record<string, Recorded> = { [token]: [200, session], [userPath]: answer }
    const site = await openSupabaseServer(
      database,
      answerWith(answers, ({ path }) => (path === userPath ? whenCalled() : undefined)),
      { accounts: 'real' },
      { serviceKey: 'sb_secret_key' },
    )
    const cookie = getCookie(await site.post(apiRoutes.login, ada))
    const body = { currentPassword: ada.password }
    const answered = await site.post(accountApiRoutes.deleteAccount, body, { headers: { Cookie: cookie } })
    expect(answered.status).toBe(200)
    site.pass(DELETION_GRACE_MS)
    return site
  }
  const countUsers = async () => (await database.select().from(users)).length

  it.each([[[200, {}] satisfies Recorded], [error(404, 'user_not_found', 'User not found')]])(
    'ends its sessions at once, and deletes it after 14 days with the service key: %j',
    async (answer) => {
      const { requests, deleteDueAccounts } = await open14Days(answer)
      expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain('POST /auth/v1/logout?scope=global')
      await deleteDueAccounts()
      const deletions = requests.filter(({ method }) => method === 'DELETE')
      expect(deletions.map(({ headers }) => headers.authorization)).toEqual(['Bearer sb_secret_key'])
      expect(await countUsers()).toBe(0)
    },
  )

  it('ACCOUNT-21 holds up no other request while the service is asked, and signs nobody in', async () => {
    let status = 0
    const { post, deleteDueAccounts } = await open14Days([200, {}], async () => {
      status = (await post(apiRoutes.login, ada)).status
    })
    await deleteDueAccounts()
    expect([status, await countUsers()]).toEqual([401, 0])
  })

  it.each<[Recorded, string]>([
    [error(401, 'no_authorization', 'This endpoint requires a valid Bearer token'), 'status 401, no_authorization'],
    [error(500, 'unexpected_failure', 'Database error'), 'status 500, unexpected_failure'],
    [[503], 'status 503.'],
  ])('is tried again, and the log says why, when that is answered with %j', async (answer, reason) => {
    const { deleteDueAccounts } = await open14Days(answer)
    let written = ''
    const log = createLog({ write: (line: string) => (written += line) })
    log.warn({ err: await deleteDueAccounts().catch((failure: unknown) => failure) }, 'not deleted')
    expect(written).toContain(reason)
    expect(await countUsers()).toBe(1)
  })
})

describe('changing an email address', () => {
  const newEmail = 'ada@new.test'
  const putPath = `PUT /admin/users/${user.id}`
  const linkPath = 'POST /admin/generate_link'

  /** Requests the codes, while the service answers so, each call once `whenCalled` is done. */
  const requestCodes = async (answers: Record<string, Recorded>, serviceKey?: string) => {
    const sent: { path: string; body: unknown; authorization: string | undefined }[] = []
    const service = { whenCalled: async () => {} }
    answers[token] = [200, session]
    const { post, send } = await openSupabaseServer(
      database,
      answerWith(answers, async ({ path, body, authorization }) => {
        if (!path.includes('/admin/')) return
        sent.push({ path, body: JSON.parse(body), authorization })
        await service.whenCalled()
      }),
      { accounts: 'real' },
      { serviceKey },
    )
    const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
    const body = { email: newEmail, currentPassword: ada.password }
    const requested = followSession(headers, await post(accountApiRoutes.changeEmail, body, { headers }))
    const codes = (await database.select().from(mails)).map(({ recipient, subject }) => [
      recipient,
      subject.slice(0, 6),
    ])
    const { [ada.email]: currentCode, [newEmail]: newCode } = Object.fromEntries(codes) as Record<string, string>
    const confirm = async () =>
      (await post(accountApiRoutes.confirmEmailChange, { currentCode, newCode }, { headers })).status
    const readEmail = async () =>
      ((await (await send(apiRoutes.session, { headers })).json()) as { user: { email: string } }).user.email
    return { requested: requested.status, confirm, readEmail, sent, service }
  }

  /** Changes the address with both codes while the service answers so, and reads the session after it. */
  const changeEmail = async (answers: Record<string, Recorded>, serviceKey?: string) => {
    const { requested, confirm, readEmail, sent } = await requestCodes(answers, serviceKey)
    return { requested, status: await confirm(), email: await readEmail(), sent }
  }

  const authorization = 'Bearer sb_secret_key'
  const changed: Recorded = [200, { ...user, email: newEmail }]

  it('ACCOUNT-26 ACCOUNT-27 stores it at the service with the service key, whose links become invalid, and here', async () => {
    expect(await changeEmail({ [putPath]: changed, [linkPath]: [200, {}] }, 'sb_secret_key')).toEqual({
      requested: 200,
      status: 200,
      email: newEmail,
      sent: [
        { path: linkPath, body: { type: 'recovery', email: ada.email }, authorization },
        { path: putPath, body: { email: newEmail, email_confirm: true }, authorization },
      ],
    })
  })

  it.each([
    [putPath, error(422, 'email_exists', 'A user with this email address has already been registered'), 422],
    [putPath, error(500, 'x', 'y'), 502],
    [linkPath, error(500, 'x', 'y'), 502],
  ])('ACCOUNT-26 changes nothing if %s is answered with %j', async (path, answer, status) => {
    const answers = { [putPath]: changed, [linkPath]: [200, {}] satisfies Recorded, [path]: answer }
    expect(await changeEmail(answers, 'sb_secret_key')).toMatchObject({ status, email: ada.email })
  })

  it('ACCOUNT-26 holds up no other request while the service is asked', async () => {
    const answers = { [putPath]: changed, [linkPath]: [200, {}] satisfies Recorded }
    const { confirm, readEmail, service } = await requestCodes(answers, 'sb_secret_key')
    const emails: string[] = []
    service.whenCalled = async () => void emails.push(await readEmail())
    expect(await confirm()).toBe(200)
    expect(emails).toEqual([ada.email, ada.email])
  })

  it('ACCOUNT-26 takes the codes again after a failure of the service, as often as it fails, and then once', async () => {
    const answers: Record<string, Recorded> = { [putPath]: error(500, 'x', 'y'), [linkPath]: [200, {}] }
    const { confirm, readEmail, sent } = await requestCodes(answers, 'sb_secret_key')
    for (let attempt = 0; attempt < 6; attempt++) expect(await confirm()).toBe(502)
    answers[putPath] = changed
    sent.splice(0)
    expect((await Promise.all([confirm(), confirm()])).sort()).toEqual([200, 422])
    expect(sent.map(({ path }) => path)).toEqual([linkPath, putPath])
    expect(await readEmail()).toBe(newEmail)
  })

  it('ACCOUNT-22 does not exist without the service key', async () => {
    expect(await changeEmail({})).toMatchObject({ requested: 404, status: 404, email: ada.email, sent: [] })
  })
})

describe('changing a name', () => {
  const userPath = `PUT /admin/users/${user.id}`

  /** Changes the name while the service answers so, and reads the session after it. */
  const changeName = async (answer: Recorded, serviceKey?: string) => {
    let sent: { body: unknown; authorization: string | undefined } | undefined
    const answers: Record<string, Recorded> = { [token]: [200, session], [userPath]: answer }
    const { post, send } = await openSupabaseServer(
      database,
      answerWith(answers, ({ path, body, authorization }) => {
        if (path === userPath) sent = { body: JSON.parse(body), authorization }
      }),
      { accounts: 'real' },
      { serviceKey },
    )
    const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
    const { status } = await post(accountApiRoutes.changeName, { name: 'Ada Byron' }, { headers })
    const answered = (await (await send(apiRoutes.session, { headers })).json()) as { user: { name: string } }
    return { status, name: answered.user.name, sent }
  }

  it('ACCOUNT-23 stores it at the service with the service key, and here', async () => {
    const { status, name, sent } = await changeName([200, user], 'sb_secret_key')
    expect([status, name]).toEqual([200, 'Ada Byron'])
    expect(sent).toEqual({ body: { user_metadata: { name: 'Ada Byron' } }, authorization: 'Bearer sb_secret_key' })
  })

  it('ACCOUNT-23 changes nothing if the service refuses, nor without the key', async () => {
    const before = user.user_metadata.name
    expect(await changeName(error(500, 'x', 'y'), 'sb_secret_key')).toMatchObject({ status: 502, name: before })
    expect(await changeName([200, user])).toMatchObject({ status: 404, name: before, sent: undefined })
  })
})
