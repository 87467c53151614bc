import {
  accountApiRoutes,
  apiRoutes,
  codeApiRoutes,
  identityApiRoutes,
  passkeyApiRoutes,
  twoFactorApiRoutes,
} from '@summit/contract'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkBackEnd, checks, type ConformanceOptions } from './conformance.ts'
import { runCli } from './run-cli.ts'
import { account, type Alter, openBackEnd, type ApiRequest, type ApiResponse, site } from './testing/back-end.ts'

let close = () => {}
afterEach(() => close())

/** A back end that is closed after the test. */
async function open(alter?: Alter) {
  const backEnd = await openBackEnd(alter)
  close = backEnd.close
  return backEnd
}

async function check(alter?: Alter, options: ConformanceOptions = {}, selected = checks) {
  const backEnd = await open(alter)
  const subscriber = 'ada@example.org'
  return checkBackEnd(backEnd.url, { account, mails: backEnd.mails, origin: site, subscriber, ...options }, selected)
}

/** Alters the responses to a path: those with a status, or all. */
const on =
  (path: string, change: (response: ApiResponse, request: ApiRequest) => void, status?: number): Alter =>
  (request, response) => {
    if (request.path === path && (status === undefined || response.status === status)) change(response, request)
  }
const withStatus = (status: number) => (response: ApiResponse) => void (response.status = status)
const withBody = (body: unknown) => (response: ApiResponse) => void (response.body = body)
const withHeader = (name: string, value: string) => (response: ApiResponse) => void (response.headers[name] = value)
const withoutHeader = (name: string) => (response: ApiResponse) => {
  response.headers = Object.fromEntries(Object.entries(response.headers).filter(([each]) => each !== name))
}
const cookie = (text: string) => (response: ApiResponse) => {
  const set = response.headers['Set-Cookie']
  if (set) response.headers['Set-Cookie'] = text || set
}
const {
  login,
  session,
  visitor,
  logout,
  callback,
  demo,
  forgotPassword,
  updatePassword,
  newsletterSignup,
  contact,
  signUp,
  verifyEmail,
} = apiRoutes
const {
  sessions,
  logoutOthers,
  endSession,
  changeEmail,
  confirmEmailChange,
  changeName,
  changePassword,
  deleteAccount,
  exportData,
  capabilities,
} = accountApiRoutes
const { sendCode, signInWithCode } = codeApiRoutes
const { identities, linkIdentity, unlinkIdentity } = identityApiRoutes
const { passkeyOptions, signInWithPasskey, passkeys, newPasskeyOptions, removePasskey } = passkeyApiRoutes
const { confirmSignIn, newTwoFactor, twoFactor } = twoFactorApiRoutes
const verify = `${apiRoutes.authService}/verify`
const refused = { success: false, message: 'No' }

it('a back end that follows the contract keeps every rule', async () => {
  const results = await check(undefined, { newPassword: 'another horse' })
  expect(results.filter(({ status }) => status !== 'kept')).toEqual([])
  expect(results).toHaveLength(checks.length)
})

it('a cookie may end in =, and one that is removed is no session', async () => {
  const results = await check((_, response) => {
    const set = response.headers['Set-Cookie']
    if (set) response.headers['Set-Cookie'] = set.replace(/session=[\w-]+/, '$&==')
    else response.headers['Set-Cookie'] = 'session=deleted; Max-Age=0; Path=/'
  })
  expect(results.filter(({ status }) => status === 'broken')).toEqual([])
})

it('takes the code of the mail that it has asked for, not of an earlier one', async () => {
  const backEnd = await open()
  const earlier = { to: account.email, text: 'Your code:\n000000' }
  let reads = 0
  // The new mail arrives late.
  const mails = async () => (reads++ < 2 ? [earlier] : [...(await backEnd.mails()), earlier])
  const selected = checks.filter(({ id }) => id === 'code-sign-in')
  expect(await checkBackEnd(backEnd.url, { account, mails }, selected)).toMatchObject([{ status: 'kept' }])
})

/** A way to break each rule, and what is said about it. */
const breaches: [id: string, alter: Alter, reason: RegExp][] = [
  ['health', on(apiRoutes.health, withBody({ status: 'so-so' })), /GET \/api\/health .* status: .*"ok"/],
  ['health', on(apiRoutes.health, withStatus(503)), /answered with 503, where 200 is expected/],
  ['unknown-path', on('/api/conformance-unknown', withHeader('Content-Type', 'text/html')), /answered with text\/html/],
  ['wrong-method', on(login, withoutHeader('Allow'), 405), /without Allow: POST/],
  ['demo', on(demo, withBody({ account: {} })), /account\.email/],
  [
    'cors-foreign',
    on(visitor, withHeader('Access-Control-Allow-Origin', 'https://foreign.example')),
    /lets any origin/,
  ],
  ['cors', on(updatePassword, withHeader('Access-Control-Allow-Origin', '*'), 204), /: \*, not https:\/\/site/],
  ['cors', on(updatePassword, withHeader('Access-Control-Allow-Headers', 'Content-Type'), 204), /header authorization/],
  ['cors', on(visitor, withoutHeader('Access-Control-Allow-Credentials')), /no Access-Control-Allow-Credentials/],
  ['login', on(login, withBody({ success: true }), 200), /wrong body: .*"data"/],
  ['login', on(login, withBody('<h1>Hello</h1>'), 200), /not JSON: <h1>/],
  ['login', on(login, withoutHeader('Cache-Control'), 200), /no Cache-Control/],
  ['login-cookie', on(login, cookie('session=x; Path=/; SameSite=Lax')), /not HttpOnly/],
  ['login-cookie', on(login, cookie('session=x; HttpOnly; SameSite=Lax')), /not for Path/],
  ['login-cookie', on(login, cookie('session=x; Path=/; HttpOnly')), /without SameSite/],
  ['login-refused', on(login, withStatus(200), 401), /answered with 200, where 401/],
  ['login-refused', on(login, withHeader('Set-Cookie', 'session=x'), 401), /cookie without signing in/],
  ['login-malformed', on(login, withStatus(500), 400), /answered with 500, where 400/],
  ['session', on(session, withBody({ user: { name: 'Bo', email: 'bo@example.org' } }), 200), /another user/],
  ['session', on(session, withoutHeader('Cache-Control'), 200), /no Cache-Control/],
  ['visitor', on(visitor, withBody({ user: account }), 200), /user without a cookie/],
  ['visitor-signed-in', on(visitor, withBody({}), 200), /wrong body: .*"user"/],
  [
    'fixation',
    on(session, (response) => void Object.assign(response, { status: 200, body: { user: account } })),
    /signed in the cookie from before/,
  ],
  [
    'secrets',
    on(visitor, withBody({ user: { ...account, passwordHash: '$argon2id$' } })),
    /GET \/api\/auth\/visitor shows password, passwordHash/,
  ],
  [
    'secrets',
    on(login, withBody({ success: true, data: { user: { keys: [{ resetToken: 'x' }] } } }), 200),
    /resetToken/,
  ],
  ['sessions', on(sessions, withBody({ sessions: [{}] })), /wrong body: .*isCurrent/],
  ['sessions', on(sessions, withBody({ sessions: [] })), /0 current sessions, not one/],
  ['sessions', on(sessions, withoutHeader('Cache-Control')), /no Cache-Control/],
  ['end-session', on(endSession, withStatus(200)), /answered with 200, where 204/],
  ['end-session', on(session, withStatus(200)), /left the session open/],
  ['end-session', on(session, withStatus(401)), /ended a session without a cookie/],
  ['change-email-signed-out', on(changeEmail, withStatus(200), 401), /answered with 200, where 4xx/],
  ['change-email-refused', on(changeEmail, withBody({}), 422), /wrong body/],
  ['change-email-refused', on(confirmEmailChange, withStatus(200), 422), /answered with 200, where 4xx/],
  ['change-name-refused', on(changeName, withStatus(200), 401), /answered with 200, where 4xx/],
  ['change-password-signed-out', on(changePassword, withStatus(200), 401), /answered with 200, where 4xx/],
  ['change-password-refused', on(changePassword, withBody({}), 422), /wrong body/],
  ['export-data-signed-out', on(exportData, withStatus(200)), /answered with 200, where 4xx/],
  ['capabilities', on(exportData, withStatus(404)), /has exportData in its list, which is answered with 404/],
  ['delete-account-signed-out', on(deleteAccount, withStatus(200), 401), /answered with 200, where 4xx/],
  ['delete-account-refused', on(deleteAccount, withBody({}), 422), /wrong body/],
  ['capabilities', on(capabilities, withBody({})), /wrong body/],
  ['capabilities', on(deleteAccount, withStatus(404)), /has deleteAccount in its list, which is answered with 404/],
  ['sign-up-malformed', on(signUp, withStatus(200), 400), /answered with 200, where 4xx/],
  ['sign-up-malformed', on(signUp, withBody({}), 400), /wrong body/],
  [
    'sign-up-enumeration',
    on(signUp, (response, { body }) => {
      if (JSON.stringify(body).includes(account.email)) response.status = 409
    }),
    /answered with 409, where 2xx/,
  ],
  [
    'sign-up-enumeration',
    on(signUp, (response, { body }) => {
      if (JSON.stringify(body).includes(account.email)) response.body = { success: true, message: 'Known' }
    }),
    /answered differently for an address that has an account/,
  ],
  ['sign-up-enumeration', on(signUp, withHeader('Set-Cookie', 'session=x')), /opened a session/],
  ['sign-up', on(signUp, withBody({ success: false }), 200), /without success: true/],
  ['sign-up', on(login, withStatus(200), 401), /signs in before the address is verified/],
  ['sign-up', on(verifyEmail, withStatus(200), 403), /accepted the same link a second time/],
  ['verify-email-refused', on(verifyEmail, withStatus(500), 403), /answered with 500, where 4xx/],
  ['logout-others', on(logoutOthers, withStatus(200)), /answered with 200, where 204/],
  ['logout-others', on(session, withStatus(401)), /ended the current session/],
  ['logout-others', on(session, withStatus(200)), /left another session open/],
  ['logout-signed-out', on(logout, (response, { headers }) => withStatus(headers.cookie ? 204 : 401)(response)), /401/],
  ['google', on(apiRoutes.google, withStatus(200)), /answered with 200, where 3xx/],
  ['apple', on(apiRoutes.apple, withoutHeader('Location')), /redirect without Location/],
  ['callback-refused', on(callback, withBody({}), 401), /wrong body/],
  ['callback-malformed', on(callback, withStatus(422), 400), /answered with 422, where 400/],
  [
    'forgot-password',
    on(forgotPassword, (response, { body }) => {
      if (JSON.stringify(body).includes('nobody')) Object.assign(response, { status: 404, body: refused })
    }),
    /answered with 404, where 2xx/,
  ],
  ['forgot-password-malformed', on(forgotPassword, withStatus(200), 400), /answered with 200, where 400/],
  ['verify-refused', on(verify, withBody({ access_token: 'x' }), 403), /access token/],
  ['update-password-refused', on(updatePassword, withStatus(500), 401), /answered with 500, where 401 or 403/],
  ['recovery', on(verify, withBody({ access_token: 'x' }), 200), /wrong body: .*"user"/],
  ['recovery', on(updatePassword, withStatus(200), 422), /answered with 200, where 4xx/],
  ['capabilities', on(sendCode, withStatus(404)), /has codeSignIn in its list/],
  ['send-code', on(sendCode, withStatus(200), 400), /answered with 200, where 4xx/],
  [
    'send-code',
    on(sendCode, (response, { body }) => {
      if (JSON.stringify(body).includes('nobody')) response.body = { success: true, message: 'Nobody' }
    }),
    /answered differently for an address that has no account/,
  ],
  ['code-refused', on(signInWithCode, withStatus(500), 422), /answered with 500, where 4xx/],
  ['code-refused', on(signInWithCode, withHeader('Set-Cookie', 'session=x'), 422), /cookie without signing in/],
  ['code-sign-in', on(signInWithCode, withoutHeader('Set-Cookie'), 200), /set no cookie/],
  ['code-sign-in', on(signInWithCode, withStatus(200), 422), /accepted the same code a second time/],
  ['capabilities', on(passkeyOptions, withStatus(404)), /has passkeys in its list/],
  ['passkey-options', on(passkeyOptions, withBody({ options: { challenge: 'AAAA' } })), /same challenge a second time/],
  ['passkey-options', on(passkeyOptions, withBody({})), /wrong body: options/],
  ['passkey-refused', on(signInWithPasskey, withStatus(200), 422), /answered with 200, where 4xx/],
  ['passkey-refused', on(signInWithPasskey, withHeader('Set-Cookie', 'session=x'), 422), /cookie without signing in/],
  ['passkeys-signed-out', on(passkeys, withStatus(200), 401), /answered with 200, where 4xx/],
  ['passkeys-signed-out', on(newPasskeyOptions, withStatus(200), 401), /answered with 200, where 4xx/],
  ['passkey-password', on(newPasskeyOptions, withStatus(200), 422), /answered with 200, where 4xx/],
  ['passkey-password', on(removePasskey, withStatus(200), 422), /answered with 200, where 4xx/],
  ['capabilities', on(identities, withStatus(404)), /has identities in its list/],
  ['identities', on(identities, withBody({ identities: [] }), 200), /wrong body: providers/],
  ['identities-signed-out', on(identities, withStatus(200), 401), /answered with 200, where 4xx/],
  ['identities-signed-out', on(linkIdentity, withStatus(200), 401), /answered with 200, where 4xx/],
  ['identities-signed-out', on(unlinkIdentity, withStatus(200), 401), /answered with 200, where 4xx/],
  ['identity-password', on(linkIdentity, withStatus(200), 422), /answered with 200, where 4xx/],
  ['identity-password', on(unlinkIdentity, withStatus(200), 422), /answered with 200, where 4xx/],
  ['capabilities', on(twoFactor, withStatus(404)), /has twoFactor in its list/],
  ['two-factor-signed-out', on(twoFactor, withStatus(200), 401), /answered with 200, where 4xx/],
  ['two-factor-signed-out', on(newTwoFactor, withStatus(200), 401), /answered with 200, where 4xx/],
  ['confirm-sign-in-refused', on(confirmSignIn, withStatus(200), 401), /answered with 200, where 4xx/],
  [
    'confirm-sign-in-refused',
    on(confirmSignIn, withHeader('Set-Cookie', 'session=x'), 401),
    /cookie without signing in/,
  ],
  ['two-factor-setup', on(newTwoFactor, withStatus(200), 422), /answered with 200, where 4xx/],
  [
    'two-factor-setup',
    on(newTwoFactor, withBody({ uri: 'otpauth://totp/a', secret: 'A', setup: 'a' }), 200),
    /same secret a second time/,
  ],
  ['newsletter', on(newsletterSignup, withBody(refused), 200), /wrong body: success/],
  ['newsletter-malformed', on(newsletterSignup, withBody({ success: true }), 400), /wrong body: success/],
  ['contact', on(contact, withBody({}), 200), /without success: true/],
  ['contact', on(contact, withStatus(500), 200), /answered with 500, where 2xx/],
  ['contact-malformed', on(contact, withStatus(200), 400), /answered with 200, where 4xx/],
]

describe('a back end that breaks one rule', () => {
  it.each(breaches)('%s', async (id, alter, reason) => {
    const selected = checks.filter((each) => each.id === id)
    expect(await check(alter, {}, selected)).toMatchObject([
      { status: 'broken', reason: expect.stringMatching(reason) as string },
    ])
  })

  it('a back end without the contact call is not checked for it', async () => {
    const selected = checks.filter(({ id }) => id.startsWith('contact'))
    const results = await check(on(contact, withStatus(404)), {}, selected)
    expect(results.map(({ status }) => status)).toEqual(['skipped', 'skipped'])
  })

  it('a back end without the call to sign up is not checked for it', async () => {
    const selected = checks.filter(({ feature }) => feature === 'sign-up')
    const alter: Alter = (request, response) => {
      if (request.path === signUp || request.path === verifyEmail) response.status = 404
    }
    const results = await check(alter, {}, selected)
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['skipped']))
  })

  it('logout: the session stays open', async () => {
    const results = await check((request, response) => {
      // Every session is valid, whatever has ended it.
      if (request.path !== session || !request.headers.cookie) return
      Object.assign(response, { status: 200, body: { user: { name: 'Ada', email: account.email } } })
    })
    const broken = results.filter(({ status }) => status === 'broken')
    expect(broken.map(({ id }) => id)).toEqual(['fixation', 'logout-others', 'end-session', 'logout'])
  })

  it('each rule has a breach', () => {
    expect(new Set([...breaches.map(([id]) => id), 'logout'])).toEqual(new Set(checks.map(({ id }) => id)))
  })
})

it.each([
  ['at all', () => {}],
  ['to its end', (response: ServerResponse) => void response.write('{')],
])('sends a call that was not answered %s twice no more', async (_, begin) => {
  const server = createServer((request, response) => {
    if (request.url === login) begin(response)
    else response.writeHead(200, { 'Content-Type': 'Application/JSON' }).end('{"status":"ok"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  // SAFETY: the server listens on a port.
  const { port } = server.address() as AddressInfo
  const results = await checkBackEnd(`http://127.0.0.1:${port}`, { account, timeoutMs: 50 })
  const ofSignIn = results.filter(({ id }) => id.startsWith('login'))
  expect(ofSignIn.map(({ status }) => status)).toEqual(['broken', 'skipped', 'skipped', 'skipped'])
  expect(ofSignIn[1]?.reason).toBe('POST /api/auth/login has not been answered 2 times.')
})

it('skips what it has no account or mails for', async () => {
  const backEnd = await open()
  const results = await checkBackEnd(backEnd.url)
  const skipped = results.filter(({ status }) => status === 'skipped').map(({ id }) => id)
  expect(skipped).toEqual([
    ...['cors', 'login', 'login-cookie', 'session', 'visitor-signed-in', 'fixation', 'secrets', 'sessions'],
    ...[
      'logout-others',
      'end-session',
      'logout',
      'change-email-refused',
      'change-name-refused',
      'change-password-refused',
      'delete-account-refused',
      'passkey-password',
      'identities',
      'identity-password',
      'two-factor-setup',
      'recovery',
      'sign-up-enumeration',
      'sign-up',
      'code-sign-in',
      'send-code',
      'newsletter',
      'contact',
    ],
  ])
})

describe('the command', () => {
  const run = async (...args: string[]) => {
    const printed: string[] = []
    const code = await runCli(args, (text) => void printed.push(text))
    return { code, text: printed.join('\n') }
  }

  it('prints a line for each rule, and exits with 0 if none is broken', async () => {
    const backEnd = await open()
    const { code, text } = await run(backEnd.url, '--email', account.email, '--password', account.password)
    expect(code).toBe(0)
    expect(text).toContain('✓ Health is answered with 200 and status: ok')
    expect(text).toMatch(/\d+ kept, 0 broken, 6 skipped$/)
  })

  it('exits with 1 and says what is wrong, also as JSON', async () => {
    const backEnd = await open(on(apiRoutes.health, withStatus(500)))
    const { code, text } = await run(backEnd.url)
    expect(code).toBe(1)
    expect(text).toContain('✗ Health is answered with 200 and status: ok\n    GET /api/health was answered with 500')
    expect(JSON.parse((await run(backEnd.url, '--json')).text)).toContainEqual({
      id: 'health',
      feature: 'health',
      title: 'Health is answered with 200 and status: ok',
      status: 'broken',
      reason: expect.stringContaining('500') as string,
    })
  })

  it('does not sign in as somebody else if the password is missing', async () => {
    expect((await run('http://localhost', '--email', account.email)).code).toBe(2)
  })

  it('says that nothing answers', async () => {
    const { code, text } = await run('http://127.0.0.1:9')
    expect(code).toBe(1)
    expect(text).toContain('GET /api/health was not answered')
    expect(text).toMatch(/0 kept, 1 broken, 0 skipped$/)
  })

  it.each<[string, Alter]>([
    ['404', (_, response) => void Object.assign(response, { status: 404 })],
    [
      'a page',
      (_, response) => void Object.assign(response, { status: 200, headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('says once that every path has %s', async (_, alter) => {
    const backEnd = await open(alter)
    const { code, text } = await run(backEnd.url)
    expect(code).toBe(1)
    expect(text).toContain('No call of the contract is there.')
    expect(text).toMatch(/0 kept, 1 broken, 0 skipped$/)
  })

  it('says that the back end is at another origin', async () => {
    const backEnd = await open((_, response) => {
      Object.assign(response, { status: 301, headers: { Location: 'https://www.site.example/api' } })
    })
    expect((await run(backEnd.url)).text).toContain('It redirects to https://www.site.example.')
  })

  it('exits with 0 for a back end without what was left out', async () => {
    const lacks = [apiRoutes.apple, apiRoutes.demo, newsletterSignup]
    const backEnd = await open(({ path }, response) => {
      if (lacks.some((each) => each === path)) response.status = 404
    })
    expect((await run(backEnd.url)).code).toBe(1)
    const { code, text } = await run(backEnd.url, '--without', 'apple,newsletter,demo')
    expect(code).toBe(0)
    expect(text).toContain('– Sign-in with apple starts with a redirect\n    It was left out.')
    expect(await run(backEnd.url, '--without', 'appel')).toMatchObject({
      code: 2,
      text: expect.stringContaining('There is no "appel" to leave out') as string,
    })
  })

  it('asks the paths of a file', async () => {
    const asked = new Set<string>()
    const backEnd = await open(({ path }) => void asked.add(path))
    const folder = mkdtempSync(join(tmpdir(), 'paths-'))
    const file = join(folder, 'paths.json')
    writeFileSync(file, JSON.stringify({ login: '/v2/login', authService: '/v2/auth' }))
    const { text } = await run(backEnd.url, '--paths', file)
    expect(text).toContain('POST /v2/login was answered with 404')
    expect([...asked]).toEqual(expect.arrayContaining(['/v2/login', '/v2/auth/verify', session]))
    expect(asked).not.toContain(login)
    expect(asked).not.toContain(verify)
    writeFileSync(file, JSON.stringify({ signIn: '/v2/login' }))
    expect(await run(backEnd.url, '--paths', file)).toMatchObject({
      code: 2,
      text: expect.stringContaining('is not a JSON file with paths') as string,
    })
    rmSync(folder, { recursive: true })
  })

  it.each([
    [[]],
    [['not a URL']],
    [['localhost:3000']],
    [['http://localhost', '--unknown']],
    [['http://localhost', '--origin', 'site.example']],
  ])('prints its usage for %s', async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringContaining('Usage: npx') as string })
  })
})
